import { useEffect } from 'react'
import { SupportText } from '#web/ui/support-text.tsx'
import type { Paying } from './checkout-state.ts'
import { OrderSkeleton } from './order-card.tsx'

/** Opens the order, unless there is none to open. */
export function useOpening(paying: Paying | null): void {
  useEffect(() => {
    void paying?.open()
    // The Back button can restore an old page, while the order has moved on.
    const returned = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) location.reload()
    }
    addEventListener('pageshow', returned)
    return () => removeEventListener('pageshow', returned)
  }, [paying])
}

export const Opening = () => (
  <div aria-busy="true">
    <p className="lead" role="status">
      Getting your order ready…
    </p>
    <OrderSkeleton />
    <div className="payment-frame skeleton" />
  </div>
)

export function TryAgain({ paying, problem }: { readonly paying: Paying; readonly problem: string }) {
  return (
    <div className="try-again" role="alert">
      <p>
        <SupportText text={problem} topic="taken-down" />
      </p>
      <p className="buttons">
        <button type="button" className="primary" onClick={() => void paying.open()}>
          Try again
        </button>
      </p>
    </div>
  )
}
