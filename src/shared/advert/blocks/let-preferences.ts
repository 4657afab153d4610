import { radios } from '../../form/choice-fields.ts'
import { type AdvertScope, advertBlock } from '../advert-block.ts'
import { YES_NO_TEXT } from '../options.ts'

const GROUP = 'Renters and bills'
const ONLY_LET = { appType: 'let' } as const

const yesNo = (label: string, question: string) =>
  radios<AdvertScope, 'true' | 'false'>(label, YES_NO_TEXT, { question })

export const references = advertBlock({
  name: 'references',
  title: 'References',
  help: 'references',
  group: GROUP,
  onlyFor: ONLY_LET,
  fields: { propertyReferences: yesNo('References', 'Do you ask renters for references?') },
})

export const dss = advertBlock({
  name: 'dss',
  title: 'Housing benefit',
  help: 'dss',
  group: GROUP,
  onlyFor: ONLY_LET,
  fields: {
    propertyDss: yesNo('Dss', 'Do you accept renters who claim housing benefit?'),
  },
})

export const pets = advertBlock({
  name: 'pets',
  title: 'Pets',
  help: 'pets',
  group: GROUP,
  onlyFor: ONLY_LET,
  fields: {
    propertyPets: yesNo('Pets', 'Do you accept pets?'),
  },
})

export const broadband = advertBlock({
  name: 'broadband',
  title: 'Broadband',
  help: 'broadband',
  group: GROUP,
  onlyFor: ONLY_LET,
  fields: { propertyBroadband: yesNo('Broadband', 'Is there broadband in the home?') },
})

export const bills = advertBlock({
  name: 'bills',
  title: 'Bills',
  help: 'bills',
  group: GROUP,
  onlyFor: ONLY_LET,
  fields: { propertyBills: yesNo('Bills', 'Are bills included in the rent?') },
})
