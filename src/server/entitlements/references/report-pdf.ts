import { PRODUCT } from '#shared/product.ts'
import {
  REFERENCE_LIMITS,
  type ReferenceReport,
  type ReportLine,
  resultOf,
} from '#shared/references/reference.ts'
import { formatDate, today } from '#shared/values/iso-date.ts'
import type { PdfPart, PdfSheet } from '../../formats/pdf-sheet.ts'

const TITLE = 'Tenant reference'
const dayOf = (at: string): string => formatDate(today(new Date(at)))

export const reportSheet = (report: ReferenceReport): PdfSheet => ({
  title: TITLE,
  parts: reportParts(report),
})

const heading = (text: string) => ({ tag: 'H2', text }) as const
const paragraph = (text: string) => ({ tag: 'P', text }) as const

function reportParts(report: ReferenceReport): readonly PdfPart[] {
  const { applicant, home, level, result, reason, lines, givenAt, judgedAt } = report
  return [
    { tag: 'H1', text: TITLE },
    paragraph(`A ${level} reference for ${applicant}, who would like to rent a home in ${home}.`),
    heading(`Result: ${resultOf(result)?.label ?? result}`),
    paragraph(reason),
    ...lines.flatMap((line) => [heading(line.category), paragraph(lineInWords(line, givenAt))]),
    heading('About this report'),
    paragraph(
      `Judged by ${PRODUCT.name} on ${dayOf(judgedAt)}. It says which kinds of things the applicant declared and who confirmed them, not what was declared. We erase our copy ${REFERENCE_LIMITS.keptDays} days after that day. Keep yours only for as long as you need it to decide about the tenancy, and don’t show it to anyone else.`,
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
  if (confirmedBy === null || confirmedAt === null) return `${declared} No one has confirmed it.`
  return `${declared} Confirmed by ${CONFIRMED_BY[confirmedBy]} on ${dayOf(confirmedAt)}.`
}
