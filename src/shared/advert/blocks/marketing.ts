import type { AppType } from '../../form/block.ts'
import { radios } from '../../form/choice-fields.ts'
import { formatPence } from '../../values/money.ts'
import { advertBlock } from '../advert-block.ts'
import type { Answers } from '../answers.ts'
import { MARKETING_OPTIONS, type MarketingOption } from '../marketing-options.ts'

function describe({ pence, pencePerMonth, contents }: MarketingOption): string {
  if (pence === 0) return contents
  const monthly = pencePerMonth ? ` (${formatPence(pencePerMonth)} a month)` : ''
  return `VAT included${monthly}. ${contents}`
}

const optionsFor = (appType: AppType) =>
  (MARKETING_OPTIONS as readonly (MarketingOption & { id: Answers['marketingOption'] })[])
    .filter(({ soldFor }) => soldFor.includes(appType))
    .map((option) => ({
      id: option.id,
      label: option.label,
      price: option.pence === 0 ? 'Free' : formatPence(option.pence),
      hint: describe(option),
      help: option.tier,
    }))

const marketingOptionFor = (appType: AppType) =>
  advertBlock({
    name: 'marketingOption',
    title: 'How your advert is shown',
    lead: 'You don’t pay until you’ve finished your advert.',
    help: 'marketingOption',
    onlyFor: { appType },
    fields: {
      marketingOption: radios('Marketing Option', optionsFor(appType), {
        question: 'Choose how to advertise',
      }),
    },
  })

export const marketingForSale = marketingOptionFor('sell')
export const marketingForLetting = marketingOptionFor('let')
