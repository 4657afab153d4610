import { radios } from '../../form/choice-fields.ts'
import { wholeNumber } from '../../form/field.ts'
import { type AdvertScope, advertBlock, all, answered, any, is, not } from '../advert-block.ts'
import { LIMITS } from '../limits.ts'
import { FLAT_TYPES, HOUSE_TYPES, PROPERTY_TYPES, RENTAL_TYPES, STUDIO_FLAT } from '../options.ts'

const GROUP = 'The home'
const isHouse = is('propertyType', 'house')
const isFlat = is('propertyType', 'flat')

export const propertyType = advertBlock({
  name: 'propertyType',
  title: 'Property type',
  help: 'propertyType',
  group: GROUP,
  fields: {
    propertyType: radios('Property Type', PROPERTY_TYPES, { question: 'Is it a house or a flat?' }),
  },
})

export const houseType = advertBlock({
  name: 'houseType',
  title: 'House type',
  help: 'propertyType',
  group: GROUP,
  shownWhen: isHouse,
  fields: { houseType: radios('House Type', HOUSE_TYPES, { question: 'What kind of house is it?' }) },
})

export const flatType = advertBlock({
  name: 'flatType',
  title: 'Flat type',
  help: 'propertyType',
  group: GROUP,
  shownWhen: isFlat,
  fields: { flatType: radios('Flat Type', FLAT_TYPES, { question: 'What kind of flat is it?' }) },
})

const rooms = (label: string, question: string, bounds: { min: number; max: number }) =>
  wholeNumber<AdvertScope>(label, { ...bounds, stepped: true }, { question })

export const roomsBlock = advertBlock({
  name: 'rooms',
  title: 'Rooms',
  help: 'rooms',
  group: GROUP,
  shownWhen: any(
    all(isHouse, answered('houseType')),
    all(isFlat, answered('flatType'), not(is('flatType', STUDIO_FLAT))),
  ),
  fields: {
    propertyBedrooms: rooms('Bedrooms', 'Bedrooms', LIMITS.bedrooms),
    propertyBathrooms: rooms('Bathrooms', 'Bathrooms', LIMITS.bathrooms),
    propertyReceptions: rooms('Receptions', 'Reception rooms', LIMITS.receptions),
  },
})

export const rentalType = advertBlock({
  name: 'rentalType',
  title: 'What you’re letting',
  help: 'rentalType',
  onlyFor: { appType: 'let' },
  fields: {
    rentalType: radios('Rental Type', RENTAL_TYPES, {
      question: 'Are you letting the whole home or a room in it?',
    }),
  },
})
