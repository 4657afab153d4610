import { MARKETING_OPTIONS, type MarketingOption } from '#shared/advert/marketing-options.ts'
import type { BasketLine } from '#shared/api/checkout.ts'
import { formatPence } from '#shared/values/money.ts'
import type { CheckoutState } from './checkout-state.ts'

interface OrderCardProps {
  readonly order: NonNullable<CheckoutState['order']>
  /** When an option with an end begins. */
  readonly begins?: string
}

/** The order's items, their duration and the total. */
export function OrderCard({
  order: { basket, total },
  begins = 'the day your advert is shown',
}: OrderCardProps) {
  return (
    <section className="order" aria-labelledby="order-title">
      <h2 id="order-title">Your order</h2>
      <dl>
        {basket.map((line) => (
          <Line key={line.label} line={line} begins={begins} />
        ))}
        <div className="order-total">
          <dt>
            Total<small>VAT included</small>
          </dt>
          <dd>{formatPence(total)}</dd>
        </div>
      </dl>
    </section>
  )
}

function Line({ line: { label, amount }, begins }: { readonly line: BasketLine; readonly begins: string }) {
  const option = (MARKETING_OPTIONS as readonly MarketingOption[]).find((one) => one.label === label)
  return (
    <div>
      <dt>{label}</dt>
      <dd>{amount < 0 ? `−${formatPence(-amount)}` : formatPence(amount)}</dd>
      {option ? <dd className="order-about">{option.contents}</dd> : null}
      {option?.months ? <dd className="order-about">{lasts(option.months, begins)}</dd> : null}
    </div>
  )
}

const lasts = (months: number, begins: string): string =>
  `It lasts ${months === 1 ? '1 month' : `${months} months`} from ${begins}, and then ends. We won’t charge you again.`

/** A placeholder of the same shape. */
export function OrderSkeleton() {
  return (
    <div className="order" aria-hidden="true">
      <p className="skeleton line short" />
      <p className="skeleton line" />
      <p className="skeleton line" />
      <p className="skeleton line short" />
    </div>
  )
}
