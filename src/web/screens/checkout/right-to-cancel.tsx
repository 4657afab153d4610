import { CANCEL_DAYS } from '#shared/advert/cancelling.ts'
import { paths } from '#shared/journey/paths.ts'
import { LEGAL_PAGES } from '#shared/product.ts'

/** Required before payment by the Consumer Contracts Regulations 2013. */
export function RightToCancel({ of }: { readonly of: 'publication' | 'upgrade' | 'free' }) {
  const isFree = of === 'free'
  return (
    <section className="cancel" aria-labelledby="cancel-title">
      <h2 id="cancel-title">
        {isFree ? 'You can change your mind' : `You can cancel for ${CANCEL_DAYS} days`}
      </h2>
      {isFree ? (
        <p>You can withdraw your advert at any time, under Your adverts.</p>
      ) : (
        <>
          <p>
            You have {CANCEL_DAYS} days from today to change your mind, without giving a reason: under Your
            adverts, by a reply to the email that confirms your order, or{' '}
            <a href={paths.contact('payment')} target="_blank" rel="noreferrer">
              contact us<span className="unseen"> (opens in a new tab)</span>
            </a>
            . By paying you ask us to begin at once, before those {CANCEL_DAYS} days are over. If you cancel
            after we’ve begun, we’ll pay back the price less the part for the days on which we provided the
            service.
            {of === 'upgrade' ? ' The amount that we take off for your current option counts as paid.' : null}
          </p>
          <p>
            It is a single payment. When it is made, your advert is{' '}
            {of === 'upgrade' ? 'upgraded' : 'published'}, and we email you a receipt.
          </p>
        </>
      )}
      <p>
        The{' '}
        <a href={LEGAL_PAGES.terms.href} target="_blank" rel="noreferrer">
          terms and conditions<span className="unseen"> (opens in a new tab)</span>
        </a>{' '}
        have the details.
      </p>
    </section>
  )
}
