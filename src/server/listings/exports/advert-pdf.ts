import { disclosures } from '#shared/advert/disclosures.ts'
import { priceTextOf } from '#shared/advert/price-text.ts'
import { publicAnswers } from '#shared/advert/public-answers.ts'
import { SPECIFIED_PAGE } from '#shared/advert/specified-page.ts'
import { answerText } from '#shared/form/answer-text.ts'
import { blocksFor, fieldsIn } from '#shared/form/block.ts'
import type { AnyAnswers } from '#shared/form/field.ts'
import { referenceOf } from '#shared/values/listing-reference.ts'
import type { ExportedAdvert } from '../../formats/exported.ts'
import type { PdfPart, PdfSheet } from '../../formats/pdf-sheet.ts'

/** Answers that stand elsewhere on the sheet, or that nobody prints. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  'summary',
  'propertyDescription',
  'sellingPrice',
  'rentAmount',
  'priceFrequency',
  'priceType',
  'contactPreference',
])

export function advertSheet(advert: ExportedAdvert, cover: Buffer | null): PdfSheet {
  const title = advert.answers.summary ?? referenceOf(advert.listing)
  return { title, parts: pdfParts(advert, title, cover) }
}

function pdfParts(advert: ExportedAdvert, title: string, cover: Buffer | null): readonly PdfPart[] {
  const { appType, answers, street, town, district, url, listing } = advert
  const place = [street, town, district].filter(Boolean).join(', ')
  return [
    { tag: 'H1', text: title },
    { tag: 'P', text: [priceTextOf(appType, answers), place].filter(Boolean).join(' · ') },
    ...(cover === null ? [] : [{ tag: 'Figure', jpeg: cover, alt: `Photo of ${title}` } as const]),
    ...(answers.propertyDescription
      ? ([
          { tag: 'H2', text: 'Description' },
          { tag: 'P', text: answers.propertyDescription },
        ] as const)
      : []),
    ...factsOf(advert),
    { tag: 'P', text: `${referenceOf(listing)} · ${url}` },
  ]
}

function factsOf({ appType, answers }: ExportedAdvert): readonly PdfPart[] {
  const shown = publicAnswers(answers) as AnyAnswers
  const asked = blocksFor(SPECIFIED_PAGE, appType)
    .flatMap(fieldsIn)
    .flatMap(([name, field]) => {
      const text = ELSEWHERE.has(name) ? '' : answerText(field, shown[name])
      return text === '' ? [] : [`${field.question ?? field.label} ${text}`]
    })
  const disclosed = disclosures(appType, answers).map(({ what, is }) => `${what}: ${is}`)
  const lines = [...asked, ...disclosed]
  return lines.length === 0
    ? []
    : [
        { tag: 'H2', text: 'About this home' },
        { tag: 'P', text: [...new Set(lines)].join('\n') },
      ]
}
