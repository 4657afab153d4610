import type { PageProps, ReceiptState } from '#shared/api/document-state.ts'
import type { ReceiptView } from '#shared/api/receipt.ts'
import { leadOf, partsOf, RECEIPT_TITLE, type ReceiptPart } from '#shared/api/receipt-in-words.ts'
import { isWrong } from '#shared/form/plain-form.ts'
import { paths } from '#shared/journey/paths.ts'
import { referenceOf } from '#shared/values/listing-reference.ts'
import { PlainErrors } from '#web/form/plain-form.tsx'
import { titleFor } from '#web/ui/page-title.ts'
import { Terms } from '#web/ui/terms.tsx'
import { CHECK_TITLE, CheckReceipt, checkHeading } from './check-receipt.tsx'

const NONE_TITLE = 'We can’t find this receipt'

function headingOf(view: ReceiptView): string {
  if (view.name === 'check') return view.outcome === null ? CHECK_TITLE : checkHeading(view.outcome)
  return view.name === 'none' ? NONE_TITLE : RECEIPT_TITLE
}

/** Without a script: for the owner of an advert, and for anybody who checks a receipt. */
export function ReceiptScreen({ state: { receipt: view } }: PageProps<'receipt' | 'check-receipt'>) {
  return (
    <main id="main" className="visitor-page receipt-page">
      {view.name === 'check' ? <PlainErrors form={view.form} /> : null}
      <h1>{headingOf(view)}</h1>
      <Content view={view} />
    </main>
  )
}

function Content({ view }: { readonly view: ReceiptView }) {
  switch (view.name) {
    case 'receipt':
      return <Shown view={view} />
    case 'none':
      return <None advert={view.advert} />
    case 'check':
      return <CheckReceipt view={view} />
  }
}

function Shown({ view: { shown, newest } }: { readonly view: Extract<ReceiptView, { name: 'receipt' }> }) {
  const { advert, number } = shown.receipt
  return (
    <>
      <p className="lead">{leadOf(shown.receipt)}</p>
      <p className="hint">
        Only you can see this page. Whoever checks the receipt sees only when it was made and for which
        advert.
      </p>
      <p className="buttons">
        <a className="primary" href={paths.receiptFile(advert, number, 'pdf')} download>
          Download as PDF
        </a>
        <a href={paths.receiptFile(advert, number, 'json')} download>
          Download the signed record
        </a>
      </p>
      {partsOf(shown).map((part) => (
        <Part key={part.heading} part={part} />
      ))}
      <Others advert={advert} number={number} newest={newest} />
    </>
  )
}

function Part({ part: { heading, lines } }: { readonly part: ReceiptPart }) {
  const terms = lines.filter((line) => typeof line !== 'string')
  const paragraphs = lines.filter((line) => typeof line === 'string')
  return (
    <section className="receipt-part">
      <h2>{heading}</h2>
      {terms.length === 0 ? null : <Terms className="receipt-terms" terms={terms} />}
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </section>
  )
}

interface OthersProps {
  readonly advert: string
  readonly number: number
  readonly newest: number
}

function Others({ advert, number, newest }: OthersProps) {
  return (
    <nav className="receipt-nav" aria-label="Receipts of this advert">
      <p>
        Receipt {number} of {newest}
      </p>
      <ul>
        {number > 1 ? (
          <li>
            <a href={paths.receipt(advert, number - 1)}>The receipt before</a>
          </li>
        ) : null}
        {number < newest ? (
          <li>
            <a href={paths.receipt(advert, number + 1)}>The receipt after</a>
          </li>
        ) : null}
        <li>
          <a href={paths.unfinished()}>Your adverts</a>
        </li>
      </ul>
    </nav>
  )
}

function None({ advert }: { readonly advert: string | null }) {
  return (
    <>
      <p className="lead">
        {advert === null
          ? 'The address may be wrong, or the advert isn’t in this account.'
          : `Advert ${referenceOf(advert)} has no receipt yet. You get one each time you publish it.`}
      </p>
      <p className="buttons">
        <a className="primary" href={paths.unfinished()}>
          Your adverts
        </a>
      </p>
    </>
  )
}

export function receiptTitle({ receipt: view }: ReceiptState): string {
  return titleFor(headingOf(view), view.name === 'check' && isWrong(view.form))
}
