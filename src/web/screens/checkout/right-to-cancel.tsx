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
            after we’ve begun, we’ll pay back the price less a share for the days you used.
            {of === 'upgrade' ? ' The amount we take off for your current option counts as paid.' : null}
          </p>
          <p>
            You pay once. When you’ve paid, we {of === 'upgrade' ? 'upgrade' : 'publish'} your advert and
            email you a receipt.
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
