import { MARKETING_OPTIONS } from '#shared/advert/marketing-options.ts'
import { CONTACT_PREFERENCES, PRICE_ON_APPLICATION } from '#shared/advert/options.ts'
import { ADVERT_PAGE } from '#shared/advert/page.ts'
import { priceTextOf } from '#shared/advert/price-text.ts'
import type { DraftPreview } from '#shared/api/document-state.ts'
import { blocksFor } from '#shared/form/block.ts'
import { changesBetween } from '#shared/form/changes.ts'
import { changeAnswerPath } from '#shared/journey/query.ts'
import { formatDate, isIsoDate } from '#shared/values/iso-date.ts'
import { formatPence, formatPounds } from '#shared/values/money.ts'
import { placeIn } from '#web/advert/advert-wording.ts'
import { ChangeList } from '#web/form/change-list.tsx'
import { Terms } from '#web/ui/terms.tsx'
import { questionOf } from './answer-list.tsx'

interface Props {
  readonly preview: DraftPreview
}

/** For an advert that others see already. */
export function PublishedChanges({ preview }: Props) {
  const { appType, published, address, answers } = preview
  if (published === null) return null
  const changes = changesBetween(
    blocksFor(ADVERT_PAGE, appType),
    { answers: published.answers, address: placeIn(published) },
    { answers, address },
  )
  return (
    <section className="changes" aria-labelledby="changes-title">
      <h2 id="changes-title">What you’ve changed</h2>
      <ChangeList changes={changes} />
    </section>
  )
}

/** What somebody should have read before they publish: price, dates, contact and what it costs. */
export function BeforePublishing({ preview }: Props) {
  return (
    <section className="before-publishing" aria-labelledby="before-title">
      <h2 id="before-title">Before you publish</h2>
      <Terms terms={factsOf(preview)} />
      <Advice preview={preview} />
    </section>
  )
}

/** It stands here once more, since much of it is about questions that are folded in the form. */
function Advice({ preview }: Props) {
  const { advice } = preview
  if (advice.length === 0) return null
  return (
    <>
      <h3>Worth another look</h3>
      <ul className="advice">
        {advice.map(({ field, message }) => (
          <li key={message}>
            {message} <a href={changeAnswerPath(preview, field)}>Go to ‘{questionOf(field, preview)}’</a>
          </li>
        ))}
      </ul>
    </>
  )
}

type Fact = readonly [what: string, is: string]

function factsOf(preview: DraftPreview): readonly Fact[] {
  const { appType, answers, isForAgent } = preview
  const facts: Fact[] = [[appType === 'let' ? 'Rent' : 'Price', priceIn(preview)]]
  facts.push(['Goes live', startOf(preview)])
  if (appType === 'let') facts.push(['Available from', dateIn(answers.moveInDate)])
  facts.push(['Enquiries', contactIn(preview)])
  if (!isForAgent) facts.push(['You pay', costOf(preview)])
  return facts
}

const NOT_YET = 'Not answered yet'

function priceIn({ appType, answers }: DraftPreview): string {
  const text = priceTextOf(appType, answers) || NOT_YET
  const { priceType, sellingPrice } = answers
  return appType === 'sell' && priceType === PRICE_ON_APPLICATION && typeof sellingPrice === 'number'
    ? `${text}. Buyers never see £${formatPounds(sellingPrice)}.`
    : text
}

function startOf({ answers: { publishDate, startDate }, published }: DraftPreview): string {
  if (published?.state === 'live') return 'It’s live'
  if (publishDate === true) return dateIn(startDate)
  return publishDate === false ? 'As soon as you publish it' : NOT_YET
}

const dateIn = (date: string | null | undefined): string =>
  isIsoDate(date ?? '') ? formatDate(date ?? '') : NOT_YET

function contactIn({ answers: { contactPreference, enquiryEmail, enquiryPhone } }: DraftPreview): string {
  const how = CONTACT_PREFERENCES.find(({ id }) => id === contactPreference)?.label
  if (how === undefined) return NOT_YET
  return [how, enquiryEmail, enquiryPhone].filter(Boolean).join(', ')
}

function costOf({ answers: { marketingOption }, isPaid }: DraftPreview): string {
  const option = MARKETING_OPTIONS.find(({ id }) => id === marketingOption)
  if (option === undefined) return NOT_YET
  const { label, contents, pence } = option
  if (pence === 0) return `Nothing. ${contents}`
  const price = isPaid ? 'You’ve paid for this.' : `${formatPence(pence)}, VAT included.`
  return `${price} ${label}: ${contents}`
}
