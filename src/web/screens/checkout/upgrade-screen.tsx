import { useState } from 'react'
import { useStore } from 'zustand'
import type { PageProps } from '#shared/api/document-state.ts'
import { paths } from '#shared/journey/paths.ts'
import { upgradeIn } from '#shared/journey/query.ts'
import type { Paying } from './checkout-state.ts'
import { Opening, TryAgain, useOpening } from './opening.tsx'
import { OrderCard } from './order-card.tsx'
import { PaymentFrame } from './payment-frame.tsx'
import { RightToCancel } from './right-to-cancel.tsx'
import { createUpgrade } from './upgrade.ts'

/** Pays for a larger option of an advert that is published. */
export function UpgradeScreen({ heading, state: { search } }: PageProps<'upgrade'>) {
  const [paying] = useState(() => {
    const asked = upgradeIn(search)
    return asked === null ? null : createUpgrade(asked.uuid, asked.option)
  })
  useOpening(paying)
  return (
    <main id="main" className="checkout-page">
      <h1 tabIndex={-1}>{heading}</h1>
      {paying === null ? null : <Opened paying={paying} />}
      <p className="back">
        <a href={paths.unfinished()}>Back to your adverts</a>
      </p>
      <noscript>
        <p className="note">Turn on JavaScript in your browser to pay.</p>
      </noscript>
    </main>
  )
}

function Opened({ paying }: { readonly paying: Paying }) {
  const { phase, order, frame, problem } = useStore(paying.store)
  if (phase === 'opening') return <Opening />
  return (
    <>
      {order ? (
        <>
          <p className="lead">
            You pay the difference: we take the unused days of your current option off the price.
          </p>
          <OrderCard order={order} begins="today, or from the day your advert is first shown" />
        </>
      ) : null}
      {phase === 'paying' ? (
        <>
          <RightToCancel of="upgrade" />
          {frame === null ? null : <PaymentFrame paying={paying} src={frame} outcome="upgraded" />}
        </>
      ) : null}
      {problem ? <TryAgain paying={paying} problem={problem} /> : null}
    </>
  )
}
