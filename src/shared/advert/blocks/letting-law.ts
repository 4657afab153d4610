import { radios, worded } from '../../form/choice-fields.ts'
import { day } from '../../form/day-field.ts'
import { money, typed, wholeNumber } from '../../form/field.ts'
import { inLastMonths } from '../../form/rule.ts'
import { type AdvertScope, advertBlock, all, answered, any, is, lettingARoom } from '../advert-block.ts'
import { POSSESSION_GROUNDS } from '../law-options.ts'
import { LIMITS } from '../limits.ts'
import { YES_NO } from '../options.ts'

// What is missing here is said by the rulebook, which alone decides what stops a publication.

const LETTING = { appType: 'let' } as const
const inEngland = is('nation', 'england')
const inWales = is('nation', 'wales')
const inScotland = is('nation', 'scotland')
const inNorthernIreland = is('nation', 'northern-ireland')
const OPTIONAL = { rules: [], optional: true } as const
const USUAL_DEPOSIT = { min: 0, max: 20_000, what: 'deposits are' }
const USUAL_RENT = { min: 0, max: 20_000, what: 'rents are' }

export const deposit = advertBlock({
  name: 'deposit',
  title: 'Deposits',
  help: 'deposit',
  lead: 'Renters look for these. Type 0 if you ask for none.',
  onlyFor: LETTING,
  shownWhen: answered('nation'),
  fields: {
    depositAmount: money(
      'Deposit',
      { ...LIMITS.charge, usual: USUAL_DEPOSIT },
      { question: 'How much is the deposit, in pounds?', ...OPTIONAL },
    ),
    holdingDepositAmount: money(
      'Holding deposit',
      { ...LIMITS.charge, usual: USUAL_DEPOSIT },
      {
        question: 'How much is the holding deposit, in pounds?',
        hint: 'What you take to hold the home for a tenant before they sign.',
        ...OPTIONAL,
      },
    ),
  },
})

const isControlled = is('rentControlArea', true)

export const rentControl = advertBlock({
  name: 'rentControl',
  title: 'Rent control',
  help: 'rentControl',
  onlyFor: LETTING,
  shownWhen: inScotland,
  fields: {
    rentControlArea: radios('Rent control area', YES_NO, {
      question: 'Is the home in a rent control area?',
      hint: 'We don’t know of any yet. Your council can tell you.',
      ...OPTIONAL,
    }),
    previousRent: money(
      'Rent before',
      { ...LIMITS.charge, usual: USUAL_RENT },
      {
        question: 'How much was the rent before, in pounds?',
        hint: 'Paid as often as the rent you ask now. Type 0 if you’ve never let the home.',
        shownWhen: isControlled,
        rules: [],
      },
    ),
    rentIncreasedInLast12Months: radios('Rent increase', YES_NO, {
      question: 'Did the rent rise in the last 12 months?',
      hint: 'Leave this out if you’ve never let the home.',
      shownWhen: isControlled,
      rules: [],
    }),
    lastRentIncreaseOn: day('Day of the last increase', 0, {
      question: 'When did it rise last?',
      hint: 'In the last 12 months.',
      example: true,
      past: true,
      shownWhen: all(isControlled, is('rentIncreasedInLast12Months', true)),
      rules: [inLastMonths(12)],
      required: false,
    }),
  },
})

const number = (label: string, asked: Parameters<typeof typed<AdvertScope>>[2]) =>
  typed<AdvertScope>('text', label, { question: label, longest: LIMITS.summary, rules: [], ...asked })

export const registration = advertBlock({
  name: 'registration',
  title: 'Registration',
  help: 'registration',
  lead: 'Your advert shows these numbers, so that renters can check them.',
  onlyFor: LETTING,
  shownWhen: answered('nation'),
  fields: {
    landlordRegistrationNumber: number('Landlord registration number', {
      hint: 'In Scotland, for example 123456/230/12345, or ‘landlord registration pending’. In Northern Ireland, the number on your certificate.',
      shownWhen: any(inScotland, inNorthernIreland),
      optional: inNorthernIreland,
    }),
    rentSmartWalesNumber: number('Rent Smart Wales number', { shownWhen: inWales, optional: true }),
    prsLandlordId: number('Landlord’s database number', {
      hint: 'Of the private rented sector database, once you’re in it. The law doesn’t ask for it yet.',
      shownWhen: inEngland,
      optional: true,
    }),
    prsDwellingId: number('Home’s database number', { shownWhen: inEngland, optional: true }),
  },
})

const isOfGroundOneOrOneA = any(is('possessionGround', '1'), is('possessionGround', '1A'))

export const possession = advertBlock({
  name: 'possession',
  title: 'Notice to leave',
  help: 'possession',
  onlyFor: LETTING,
  shownWhen: inEngland,
  fields: {
    possessionGround: worded(
      'Notice to leave',
      { options: POSSESSION_GROUNDS, own: 'Yes, on another ground', longest: LIMITS.summary },
      {
        question: 'Have you given your tenants notice to leave this home?',
        hint: 'After a notice on ground 1 or 1A the law keeps a home off the market for a time. Of another ground, give the number alone, for example 8 or 14A. Your advert doesn’t show this.',
        rules: [],
      },
    ),
    possessionNoticeDate: day('Day of the notice', 0, {
      question: 'When was the notice served?',
      hint: 'For example, 27 March 2026.',
      past: true,
      shownWhen: isOfGroundOneOrOneA,
      required: false,
    }),
    possessionDate: day('Date in the notice', LIMITS.noticeMonths, {
      question: 'Which date does the notice name?',
      hint: 'The day your tenants had to leave by.',
      past: true,
      shownWhen: isOfGroundOneOrOneA,
      required: false,
    }),
  },
})

export const occupants = advertBlock({
  name: 'occupants',
  title: 'Who shares the home',
  help: 'registration',
  onlyFor: LETTING,
  shownWhen: lettingARoom,
  fields: {
    occupants: wholeNumber('People in the home', LIMITS.occupants, {
      question: 'How many people will live in the home?',
      hint: 'The renter included. From some number of people on, a shared home needs a licence.',
      ...OPTIONAL,
    }),
    hmoLicenceNumber: number('HMO licence number', {
      hint: 'If the council licenses the home for several people.',
      optional: true,
    }),
  },
})
