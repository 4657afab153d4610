import { type Notice, radios } from '../../form/field.ts'
import { type AdvertScope, advertBlock, is } from '../advert-block.ts'
import { YES_NO_TEXT } from '../options.ts'

const GROUP = 'Renters and bills'
const ONLY_LET = { appType: 'let' } as const

const yesNo = (label: string, question: string, notices: readonly Notice<AdvertScope>[] = []) =>
  radios<AdvertScope, 'true' | 'false'>(label, YES_NO_TEXT, { question, notices })

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
    propertyDss: yesNo('Dss', 'Do you accept renters who claim housing benefit?', [
      {
        shownWhen: is('propertyDss', 'false'),
        text: 'In England, Wales and Scotland the law forbids turning people away because they receive benefits. You can still check that anyone can afford the rent.',
      },
    ]),
  },
})

export const pets = advertBlock({
  name: 'pets',
  title: 'Pets',
  help: 'pets',
  group: GROUP,
  onlyFor: ONLY_LET,
  fields: {
    propertyPets: yesNo('Pets', 'Do you accept pets?', [
      {
        shownWhen: is('propertyPets', 'false'),
        text: 'In England renters may ask to keep a pet, and you may refuse only with a good reason.',
      },
    ]),
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
