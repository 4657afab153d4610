import { createHash, randomUUID } from 'node:crypto'
import type { PoolClient } from 'pg'
import type { DraftAnswers } from '#shared/advert/answers.ts'
import { ADVERT_PAGE } from '#shared/advert/page.ts'
import type { Receipt } from '#shared/api/receipt.ts'
import { answerText, withPhotoWords } from '#shared/form/answer-text.ts'
import { type AppType, belongsTo, blocksFor, fieldsIn } from '#shared/form/block.ts'
import { changesBetween } from '#shared/form/changes.ts'
import type { AnyAnswers } from '#shared/form/field.ts'
import type { Photo } from '#shared/form/photo.ts'
import type { Home, Publication, SignReceipt } from './publication.ts'

interface Version {
  readonly answers: DraftAnswers
  /** The home in words, because the answer is a number. */
  readonly address: string
}

const placeOf = ({ street, town, district }: Pick<Home, 'street' | 'town' | 'district'>): string =>
  [street, town, district].filter(Boolean).join(', ')

/** As it is before it is published again; null for the first time. */
export async function publishedBefore(connection: PoolClient, listing: string): Promise<Version | null> {
  const { rows } = await connection.query<Pick<Home, 'street' | 'town' | 'district'> & { answers: string }>(
    'select answers, street, town, district from listings where id = $1',
    [listing],
  )
  const [row] = rows
  return row ? { answers: JSON.parse(row.answers) as DraftAnswers, address: placeOf(row) } : null
}

/** The caller holds the advert's row, so that numbers have no gap. */
export async function addReceipt(
  connection: PoolClient,
  sign: SignReceipt,
  publication: Publication,
  { listing, before }: { readonly listing: string; readonly before: Version | null },
): Promise<void> {
  const { rows } = await connection.query<{ number: number }>(
    'select coalesce(max(number), 0) + 1 as number from receipts where listing_id = $1',
    [listing],
  )
  const receipt = receiptOf(publication, before, { listing, number: rows[0]?.number ?? 1 })
  const record = JSON.stringify(receipt)
  const digest = createHash('sha256').update(record).digest()
  const { id, advert, number, madeAt } = receipt
  const signature = await sign({ receipt: id, advert, made: madeAt, sha256: digest.toString('hex') })
  await connection.query(
    `insert into receipts (id, listing_id, number, made_at, record, digest, signature)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [id, listing, number, madeAt, record, digest, signature],
  )
}

function receiptOf(
  { appType, answers, home, care, at }: Publication,
  before: Version | null,
  { listing, number }: { readonly listing: string; readonly number: number },
): Receipt {
  const now = { answers, address: placeOf(home) }
  const blocks = blocksFor(ADVERT_PAGE, appType)
  return {
    id: randomUUID(),
    advert: listing,
    number,
    madeAt: at.toISOString(),
    appType,
    ...care,
    changed: before === null ? null : changesBetween(blocks, before, now),
    answers: answersIn(appType, now),
  }
}

/** A chosen address and a typed one are asked in blocks of their own, which ask some of the same. */
function answersIn(appType: AppType, { answers, address }: Version): Receipt['answers'] {
  const context = { appType, addressType: answers.propertyAddress ? 'standard' : 'orphan' } as const
  return ADVERT_PAGE.filter((block) => belongsTo(context, block))
    .flatMap(fieldsIn)
    .flatMap(([name, field]) => {
      const value = (answers as AnyAnswers)[name]
      const answer = field.kind === 'listed' && value ? address : answerText(field, value)
      if (answer === '') return []
      const said = field.kind === 'photos' ? withPhotoWords(answer, value as readonly Photo[]) : answer
      return [{ name, question: field.question, answer: said }]
    })
}
