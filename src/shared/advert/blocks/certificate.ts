import { worded } from '../../form/choice-fields.ts'
import { day } from '../../form/day-field.ts'
import { typed } from '../../form/field.ts'
import { notFuture } from '../../form/rule.ts'
import { type AdvertScope, advertBlock, all, any, is, lettingARoom, not } from '../advert-block.ts'
import { EPC_EXEMPTIONS } from '../law-options.ts'
import { CERTIFICATE_DAYS, LIMITS } from '../limits.ts'

const inEngland = is('nation', 'england')
const inWales = is('nation', 'wales')

const dayOf = (label: string, question: string, hint: string) =>
  day<AdvertScope>(label, 0, {
    question,
    hint,
    past: true,
    optional: true,
    shownWhen: any(inEngland, inWales),
    rules: [notFuture],
  })

const orderedOrExempt = {
  epcOrderedOn: dayOf(
    'Energy certificate ordered',
    'When did you order the certificate?',
    `Once you’ve ordered it you can advertise. You have ${CERTIFICATE_DAYS} days to get it.`,
  ),
  firstMarketedOn: dayOf(
    'First day on the market',
    'When was the home first advertised anywhere?',
    `Leave this empty if this advert is the first. The ${CERTIFICATE_DAYS} days count from that day.`,
  ),
  epcExemption: worded<AdvertScope>(
    'Exemption from the certificate',
    { options: EPC_EXEMPTIONS, own: 'Another reason', longest: LIMITS.summary },
    {
      question: 'Does the home need no certificate?',
      hint: 'Say why, if so.',
      optional: true,
      rules: [],
    },
  ),
}

const isMissing = all(
  is('hasPropertyEpc', 'epc_not_available'),
  any(inEngland, inWales, is('nation', 'northern-ireland')),
)
const WITHOUT = { name: 'certificate', title: 'Without a certificate', help: 'epc' } as const

export const certificateForSale = advertBlock({
  ...WITHOUT,
  onlyFor: { appType: 'sell' },
  shownWhen: isMissing,
  fields: orderedOrExempt,
})

export const certificateForLetting = advertBlock({
  ...WITHOUT,
  onlyFor: { appType: 'let' },
  shownWhen: all(isMissing, not(lettingARoom)),
  fields: orderedOrExempt,
})

export const exemption = advertBlock({
  name: 'exemption',
  title: 'Exemption from band E',
  help: 'epc',
  onlyFor: { appType: 'let' },
  shownWhen: all(is('isBelowE', true), any(inEngland, inWales)),
  fields: {
    meesExemption: typed('text', 'Reference of the exemption', {
      question: 'What is the reference of its exemption?',
      hint: 'You can only let a home rated F or G with an exemption in the PRS exemptions register.',
      longest: LIMITS.summary,
      rules: [],
    }),
  },
})
