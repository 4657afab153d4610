import { Check, TriangleAlert } from 'lucide-react'
import type { CheckOutcome, ReceiptView } from '#shared/api/receipt.ts'
import { paths } from '#shared/journey/paths.ts'
import { PRODUCT } from '#shared/product.ts'
import { formatDate } from '#shared/values/iso-date.ts'
import { referenceOf } from '#shared/values/listing-reference.ts'
import { PlainField } from '#web/form/plain-form.tsx'
import { Terms } from '#web/ui/terms.tsx'

export const CHECK_TITLE = 'Check a receipt'

const HEADINGS: Readonly<Record<CheckOutcome['kind'], string>> = {
  genuine: 'This receipt is genuine',
  changed: 'This receipt isn’t genuine',
  unknown: 'We don’t know this receipt',
}

export const checkHeading = ({ kind }: CheckOutcome): string => HEADINGS[kind]

/** For anybody: it shows nothing of the advert but its number. */
export function CheckReceipt({
  view: { outcome, form },
}: {
  readonly view: Extract<ReceiptView, { name: 'check' }>
}) {
  return (
    <>
      {outcome === null ? (
        <p className="lead">
          {PRODUCT.name} gives owners a receipt each time they publish an advert. Here you can see whether one
          is genuine.
        </p>
      ) : (
        <Outcome outcome={outcome} />
      )}
      <section className="receipt-part">
        <h2>{outcome === null ? 'Paste what you have' : 'Check another one'}</h2>
        <form className="visitor-form" method="post" action={paths.checkReceipt()} noValidate>
          <PlainField
            form={form}
            name="pasted"
            label="Digest, signature or record"
            hint="Exactly as it is: one changed character, and it’s not genuine any more."
            kind="paragraphs"
          />
          <button type="submit" className="primary">
            Check
          </button>
        </form>
      </section>
    </>
  )
}

const NOT_GENUINE = {
  changed: 'Someone changed it after we made it, or someone else signed it.',
  unknown:
    'Someone may have changed it, or copied only part of it. When an advert is deleted, we delete its receipts too.',
} as const

function Outcome({ outcome }: { readonly outcome: CheckOutcome }) {
  if (outcome.kind !== 'genuine') {
    return (
      <p className="note" role="status">
        <TriangleAlert className="icon" strokeWidth={1.75} />
        <span>{NOT_GENUINE[outcome.kind]}</span>
      </p>
    )
  }
  const { advert, isShown, madeOn, digest } = outcome
  return (
    <>
      <p className="note done" role="status">
        <Check className="icon" strokeWidth={1.75} />
        <span>
          Made by {PRODUCT.name} on {formatDate(madeOn)} for advert {referenceOf(advert)}.
        </span>
      </p>
      <Terms className="receipt-terms" terms={[['SHA-256 of the record', digest]]} />
      {isShown ? (
        <p>
          <a href={paths.advert(advert)}>See the advert as it is now</a>
        </p>
      ) : null}
    </>
  )
}
