import { expect, test } from 'vitest'
import type { ReferenceReport } from '../../../shared/references/reference.ts'
import { drawPdf } from '../../formats/draw-pdf.ts'
import { reportSheet } from './report-pdf.ts'

const LINE = { category: 'Identity', isDeclared: true, confirmedBy: null, confirmedAt: null }
const REPORT: ReferenceReport = {
  applicant: 'Łukasz Ødegård',
  home: 'Mill Lane, York',
  level: 'full',
  result: 'passed-with-conditions',
  reason: 'With a guarantor.',
  lines: [
    { ...LINE, confirmedBy: 'staff', confirmedAt: '2026-11-25T10:00:00Z' },
    { ...LINE, category: 'Income', confirmedBy: 'employer', confirmedAt: '2026-11-22T10:00:00Z' },
    { ...LINE, category: 'Present landlord' },
    { ...LINE, category: 'Former landlord', isDeclared: false },
  ],
  givenAt: '2026-11-20T12:00:00Z',
  judgedAt: '2026-11-25T10:00:00Z',
}

const drawn = async (report: ReferenceReport): Promise<string> =>
  Buffer.from(await drawPdf(reportSheet(report))).toString('latin1')

test('the report says what was declared by its kind, who confirmed it and when', () => {
  expect(
    reportSheet(REPORT).parts.map((part) => (part.tag === 'Figure' ? part : `${part.tag} ${part.text}`)),
  ).toEqual([
    'H1 Tenant reference',
    'P A full reference for Łukasz Ødegård, who would like to rent a home in Mill Lane, York.',
    'H2 Result: Passed with conditions',
    'P With a guarantor.',
    'H2 Identity',
    'P Declared by the applicant on 20 November 2026. Confirmed by our staff on 25 November 2026.',
    'H2 Income',
    'P Declared by the applicant on 20 November 2026. Confirmed by the employer on 22 November 2026.',
    'H2 Present landlord',
    'P Declared by the applicant on 20 November 2026. No one has confirmed it.',
    'H2 Former landlord',
    'P The applicant declared that there is none.',
    'H2 About this report',
    expect.stringMatching(/Judged by Gatepost on 25 November 2026.*erase our copy 90 days/),
  ])
})

test('it is a PDF with tags, a language and its own fonts, and breaks onto a second page', async () => {
  const text = await drawn(REPORT)
  expect(text.slice(0, 8)).toBe('%PDF-1.7')
  for (const part of ['/Marked true', '/StructTreeRoot', '/Lang (en-GB)', '/S /H1', '/FontFile2']) {
    expect(text).toContain(part)
  }
  expect(text).not.toContain('Helvetica')
  const long = await drawn({ ...REPORT, reason: 'A long reason. '.repeat(400) })
  expect(long).toMatch(/\/Count [2-9]/)
})
