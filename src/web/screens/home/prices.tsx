import { MARKETING_OPTIONS, type MarketingOption, type NotOffered } from '#shared/advert/marketing-options.ts'
import type { AppType } from '#shared/form/block.ts'
import { formatPence } from '#shared/values/money.ts'

interface PricesProps {
  readonly notOffered: Readonly<Record<AppType, NotOffered>>
}

const KINDS = [
  ['sell', 'Selling'],
  ['let', 'Letting'],
] as const

/** What each option costs today, with what it buys and how long it lasts. */
export function Prices({ notOffered }: PricesProps) {
  return (
    <section aria-labelledby="prices">
      <h2 id="prices">What it costs</h2>
      <p>Prices include VAT. You pay once, by card, and nothing renews by itself.</p>
      <div className="prices">
        {KINDS.map(([appType, heading]) => (
          <div key={appType}>
            <h3>{heading}</h3>
            <dl>
              {optionsFor(appType, notOffered[appType]).map((option) => (
                <div key={option.id}>
                  <dt>{option.label}</dt>
                  <dd className="price">{option.pence === 0 ? 'Free' : formatPence(option.pence)}</dd>
                  <dd>{option.contents}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </section>
  )
}

/** The cheapest first. */
function optionsFor(appType: AppType, notOffered: NotOffered): readonly MarketingOption[] {
  const sold: readonly MarketingOption[] = MARKETING_OPTIONS.filter(({ id }) => !(id in notOffered))
  return sold.filter(({ soldFor }) => soldFor.includes(appType)).toSorted((a, b) => a.pence - b.pence)
}
