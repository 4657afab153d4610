import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import type { Checkout } from './checkout.ts'
import type { CheckoutState } from './checkout-state.ts'
import { paymentMessageIn } from './payment-frame-trust.ts'

/** The payment frame, our own page, and the payment's state. */
export function PaymentFrame({ checkout, src }: { readonly checkout: Checkout; readonly src: string }) {
  const { shown, isDeclined, check } = useStore(checkout.store)
  return (
    <section className="payment" aria-labelledby="payment-title">
      <h2 id="payment-title">Payment</h2>
      <div role="status">
        {isDeclined ? (
          <p className="note">
            The payment was not made, and you have not been charged. You can try again below, with another
            card if you like.
          </p>
        ) : null}
        <Checking check={check} />
      </div>
      {isDeclined || check === 'ended' || check === 'waiting' ? (
        <p className="buttons payment-buttons">
          {isDeclined ? (
            <button type="button" className="secondary" onClick={() => void checkout.open()}>
              Try again
            </button>
          ) : (
            <button type="button" className="secondary" onClick={() => void checkout.checkAgain()}>
              Check again
            </button>
          )}
        </p>
      ) : null}
      <Frame key={shown} src={src} checkout={checkout} />
    </section>
  )
}

const CHECKS = {
  none: null,
  asking: 'Checking your payment…',
  waiting: 'Your payment has not been confirmed yet. This can take a minute; we keep checking.',
  ended:
    'Your payment has not been confirmed yet. If you have paid, do not pay again: your advert is published as soon as the payment is confirmed, and we email you.',
} as const

function Checking({ check }: Pick<CheckoutState, 'check'>) {
  return CHECKS[check] === null ? null : (
    <p className="note">
      {check === 'ended' ? null : <span className="loader" aria-hidden="true" />}
      <span>{CHECKS[check]}</span>
    </p>
  )
}

/** Accepts messages from the loaded frame only, and only one success per frame. The server confirms it. */
function Frame({ src, checkout }: { readonly src: string; readonly checkout: Checkout }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const isLoaded = useRef(false)
  /** The frame's document that reported the failure. */
  const failed = useRef<Document | null>(null)
  useEffect(() => {
    let isPaid = false
    const onMessage = (event: MessageEvent): void => {
      const status = paymentMessageIn(event, frame.current?.contentWindow ?? null, location.origin)
      if (status === null || isPaid || !isLoaded.current) return
      if (status === 'failure') {
        failed.current = frame.current?.contentDocument ?? null
        return checkout.declined()
      }
      isPaid = true
      void checkout.paid()
    }
    addEventListener('message', onMessage)
    return () => removeEventListener('message', onMessage)
  }, [checkout])
  const loaded = (): void => {
    isLoaded.current = true
    // A document can report a failure before its load event; one from an earlier document no longer counts.
    if (failed.current === null || failed.current !== frame.current?.contentDocument) checkout.pageChanged()
  }
  return (
    <iframe
      ref={frame}
      className="payment-frame"
      title="Payment"
      src={src}
      allow="payment *"
      onLoad={loaded}
    />
  )
}
