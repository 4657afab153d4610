import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import type { Checkout } from './checkout.ts'
import type { CheckoutState } from './checkout-state.ts'
import { paymentMessageIn } from './payment-frame-trust.ts'

/** The payment form, a page of our own in a frame, and what became of the payment. */
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

/**
 * Listens to the frame, once it has loaded, and to nobody else. That it was paid is taken from each frame once, and is
 * then the server's to say.
 */
function Frame({ src, checkout }: { readonly src: string; readonly checkout: Checkout }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const isLoaded = useRef(false)
  /** Which page of the frame said so. */
  const failed = useRef<Document | null>(null)
  useEffect(() => {
    let isPaid = false
    const heard = (event: MessageEvent): void => {
      const status = paymentMessageIn(event, frame.current?.contentWindow ?? null, location.origin)
      if (status === null || isPaid || !isLoaded.current) return
      if (status === 'failure') {
        failed.current = frame.current?.contentDocument ?? null
        return checkout.declined()
      }
      isPaid = true
      void checkout.paid()
    }
    addEventListener('message', heard)
    return () => removeEventListener('message', heard)
  }, [checkout])
  const loaded = (): void => {
    isLoaded.current = true
    // A page can say so before it has loaded; what an earlier one said is over.
    if (failed.current === null || failed.current !== frame.current?.contentDocument) checkout.goesOn()
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
