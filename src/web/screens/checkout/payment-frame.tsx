import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import type { CheckoutState, Paying } from './checkout-state.ts'
import { paymentMessageIn } from './payment-frame-trust.ts'

interface PaymentFrameProps {
  readonly paying: Paying
  readonly src: string
  /** What the advert is once it is paid. */
  readonly outcome: 'published' | 'upgraded'
}

/** The payment frame, our own page, and the payment's state. */
export function PaymentFrame({ paying, src, outcome }: PaymentFrameProps) {
  const { shown, isDeclined, check } = useStore(paying.store)
  return (
    <section className="payment" aria-labelledby="payment-title">
      <h2 id="payment-title">Payment</h2>
      <div role="status">
        {isDeclined ? (
          <p className="note">
            The payment didn’t go through. You haven’t paid. You can try again below, with another card if you
            like.
          </p>
        ) : null}
      </div>
      {isDeclined ? <Again onPress={() => void paying.open()}>Try again</Again> : null}
      {/* Whoever has paid is told where the card's form was, so that nothing moves. */}
      <div className="payment-place">
        <Frame key={shown} src={src} paying={paying} />
        <div className="payment-check">
          <div role="status">
            <Checking check={check} outcome={outcome} />
          </div>
          {check === 'ended' || check === 'waiting' ? (
            <Again onPress={() => void paying.checkAgain()}>Check again</Again>
          ) : null}
        </div>
      </div>
    </section>
  )
}

function Again({ onPress, children }: { readonly onPress: () => void; readonly children: string }) {
  return (
    <p className="buttons payment-buttons">
      <button type="button" className="secondary" onClick={onPress}>
        {children}
      </button>
    </p>
  )
}

const CHECKS = {
  asking: () => 'Checking your payment…',
  waiting: () => 'We can’t confirm your payment yet. This can take a minute. We’ll keep checking.',
  ended: (outcome: PaymentFrameProps['outcome']) =>
    `We can’t confirm your payment yet. If you’ve paid, don’t pay again. Once we can, we’ll ${outcome === 'published' ? 'publish' : 'upgrade'} your advert and email you.`,
} as const

function Checking({ check, outcome }: Pick<CheckoutState, 'check'> & Pick<PaymentFrameProps, 'outcome'>) {
  return check === 'none' ? null : (
    <p className="note">
      {check === 'ended' ? null : <span className="loader" aria-hidden="true" />}
      <span>{CHECKS[check](outcome)}</span>
    </p>
  )
}

/** Accepts messages from the loaded frame only, and only one success per frame. The server confirms it. */
function Frame({ src, paying }: Pick<PaymentFrameProps, 'src' | 'paying'>) {
  const frame = useRef<HTMLIFrameElement>(null)
  const isLoaded = useRef(false)
  const [isDrawn, setDrawn] = useState(false)
  /** The frame's document that reported the failure. */
  const failed = useRef<Document | null>(null)
  useEffect(() => {
    let isPaid = false
    const onMessage = (event: MessageEvent): void => {
      const status = paymentMessageIn(event, frame.current?.contentWindow ?? null, location.origin)
      if (status === null || isPaid || !isLoaded.current) return
      if (status === 'failure') {
        failed.current = frame.current?.contentDocument ?? null
        return paying.declined()
      }
      isPaid = true
      void paying.paid()
    }
    addEventListener('message', onMessage)
    return () => removeEventListener('message', onMessage)
  }, [paying])
  const loaded = (): void => {
    isLoaded.current = true
    setDrawn(true)
    // A document can report a failure before its load event; one from an earlier document no longer counts.
    if (failed.current === null || failed.current !== frame.current?.contentDocument) paying.pageChanged()
  }
  return (
    <iframe
      ref={frame}
      className={isDrawn ? 'payment-frame' : 'payment-frame skeleton'}
      title="Payment"
      src={src}
      allow="payment *"
      onLoad={loaded}
    />
  )
}
