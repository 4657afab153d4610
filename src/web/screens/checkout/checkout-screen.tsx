import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { AccountPageState, PageProps } from '#shared/api/document-state.ts'
import type { AppType } from '#shared/form/block.ts'
import { redirectFromCheckout } from '#shared/journey/final-step.ts'
import { paths } from '#shared/journey/paths.ts'
import { MarkedNavigation } from '#web/journey/marked-navigation.tsx'
import { takeFlashMessage } from '#web/state/flash-message.ts'
import { storedDraft } from '#web/state/stored-draft.ts'
import { useFlashMessage } from '#web/state/use-flash-message.ts'
import { FlashMessage } from '#web/ui/flash-message.tsx'
import { type Checkout, createCheckout } from './checkout.ts'
import { DiscountCode } from './discount-code.tsx'
import { Opening, TryAgain, useOpening } from './opening.tsx'
import { OrderCard } from './order-card.tsx'
import { PaymentFrame } from './payment-frame.tsx'
import { RightToCancel } from './right-to-cancel.tsx'

/** The checkout (specification section 2). */
export function CheckoutScreen({ route: { appType }, heading, state }: PageProps<'checkout'>) {
  const left = useFlashMessage()
  const checkout = useCheckout(appType, state)
  return (
    <>
      <MarkedNavigation appType={appType} current="checkout" state={state} />
      <main id="main" className="checkout-page">
        <FlashMessage text={left} />
        <h1 tabIndex={-1}>{heading}</h1>
        {checkout ? <Opened checkout={checkout} appType={appType} /> : <Opening />}
        <noscript>
          <p className="note">Turn on JavaScript in your browser to pay.</p>
        </noscript>
      </main>
    </>
  )
}

const flashMessage = (): string => takeFlashMessage() ?? ''

/** The checkout of this browser's draft; null without one, and always null on the server. */
function useCheckout(appType: AppType, { who, user }: AccountPageState): Checkout | null {
  const [checkout] = useState(() => {
    const uuid = storedDraft(appType)
    return uuid === null ? null : createCheckout(appType, uuid, flashMessage)
  })
  const userType = who === null ? 'guest' : who.isAgent ? 'agent' : 'standard'
  const { verified } = user
  const redirect = redirectFromCheckout(appType, { userType, verified }, checkout !== null)
  useOpening(redirect === null ? checkout : null)
  useEffect(() => {
    if (redirect !== null) location.replace(redirect)
  }, [redirect])
  return checkout
}

function Opened({ checkout, appType }: { readonly checkout: Checkout; readonly appType: AppType }) {
  const { phase, order, frame, problem } = useStore(checkout.store)
  if (phase === 'opening') return <Opening />
  if (phase === 'publishing') return <Publishing />
  return (
    <>
      {order ? (
        <>
          <p className="lead">Your advert is complete. This is the last step.</p>
          <OrderCard order={order} />
          <DiscountCode checkout={checkout} />
        </>
      ) : null}
      {phase === 'free' ? <Free checkout={checkout} /> : null}
      {phase === 'paying' ? (
        <>
          <RightToCancel of="publication" />
          {frame === null ? null : <PaymentFrame paying={checkout} src={frame} outcome="published" />}
        </>
      ) : null}
      {problem ? <TryAgain paying={checkout} problem={problem} /> : null}
      <p className="back">
        <a href={paths.create(appType)}>Back to your advert</a>
      </p>
    </>
  )
}

const Publishing = () => (
  <p className="opening publishing" role="status">
    <span className="loader" aria-hidden="true" />
    Publishing your advert…
  </p>
)

/** A discount code covers the whole price, so there is no payment frame. */
function Free({ checkout }: { readonly checkout: Checkout }) {
  return (
    <section aria-labelledby="free" className="free">
      <h2 id="free">Nothing to pay</h2>
      <p>Your discount code covers the whole price. Press the button to publish your advert.</p>
      <RightToCancel of="free" />
      <p className="buttons">
        <button type="button" className="primary" onClick={() => void checkout.publishFree()}>
          Publish my advert
        </button>
      </p>
    </section>
  )
}
