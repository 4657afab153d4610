import { fileURLToPath } from 'node:url'
import PdfDocument from 'pdfkit'
import { PRODUCT } from '#shared/product.ts'
import {
  REFERENCE_LIMITS,
  type ReferenceReport,
  type ReportLine,
  resultOf,
} from '#shared/references/reference.ts'
import { formatDate, today } from '#shared/values/iso-date.ts'

export type DrawReport = (report: ReferenceReport) => Promise<Buffer>

/** Embedded, and with the letters of most of Europe's names. */
const PLAIN = fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'))
const BOLD = fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'))

const TITLE = 'Tenant reference'
const dayOf = (at: string): string => formatDate(today(new Date(at)))

/** Tagged, so that a screen reader knows its headings. */
export async function drawReport(report: ReferenceReport): Promise<Buffer> {
  const doc = new PdfDocument({
    size: 'A4',
    margin: 56,
    font: PLAIN,
    lang: 'en-GB',
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: TITLE, Author: PRODUCT.name },
  })
  doc.registerFont('bold', BOLD)
  doc.registerFont('plain', PLAIN)
  const whole = doc.struct('Document')
  doc.addStructure(whole)
  for (const { tag, text } of reportParts(report)) {
    const { font, size, gap } = LOOKS[tag]
    whole.add(
      doc.struct(tag, {}, [() => void doc.font(font).fontSize(size).text(text, { paragraphGap: gap })]),
    )
  }
  whole.end()
  doc.end()
  const chunks: Buffer[] = []
  for await (const chunk of doc) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

const LOOKS = {
  H1: { font: 'bold', size: 22, gap: 12 },
  H2: { font: 'bold', size: 13, gap: 4 },
  P: { font: 'plain', size: 11, gap: 10 },
} as const

interface Part {
  readonly tag: keyof typeof LOOKS
  readonly text: string
}

const heading = (text: string): Part => ({ tag: 'H2', text })
const paragraph = (text: string): Part => ({ tag: 'P', text })

/** What it says, in the order in which it is read. */
export function reportParts(report: ReferenceReport): readonly Part[] {
  const { applicant, home, level, result, reason, lines, givenAt, judgedAt } = report
  return [
    { tag: 'H1', text: TITLE },
    paragraph(`A ${level} reference for ${applicant}, who would like to rent a home in ${home}.`),
    heading(`Result: ${resultOf(result)?.label ?? result}`),
    paragraph(reason),
    ...lines.flatMap((line) => [heading(line.category), paragraph(lineInWords(line, givenAt))]),
    heading('About this report'),
    paragraph(
      `Judged by ${PRODUCT.name} on ${dayOf(judgedAt)}. It says which kinds of things the applicant declared and who confirmed them, not what was declared. We erase our copy ${REFERENCE_LIMITS.keptDays} days after that day. Keep yours only for as long as you need it to decide about the tenancy, and show it to nobody else.`,
    ),
  ]
}

const CONFIRMED_BY = {
  employer: 'the employer',
  'former-landlord': 'the former landlord',
  staff: 'our staff',
} as const

function lineInWords({ isDeclared, confirmedBy, confirmedAt }: ReportLine, givenAt: string): string {
  if (!isDeclared) return 'The applicant declared that there is none.'
  const declared = `Declared by the applicant on ${dayOf(givenAt)}.`
  if (confirmedBy === null || confirmedAt === null) return `${declared} Not confirmed by anybody.`
  return `${declared} Confirmed by ${CONFIRMED_BY[confirmedBy]} on ${dayOf(confirmedAt)}.`
}
