/** Basic: identity, income and the landlord of today. Full: an employer and a former landlord, who confirm, as well. */
export type ReferenceLevel = 'basic' | 'full'

export type ReferenceState =
  | 'asked'
  | 'consented'
  | 'given'
  | 'judged'
  | 'refused'
  | 'withdrawn'
  | 'cancelled'
  | 'expired'

/** People whom the applicant names, and who confirm what was said. */
export type Referee = 'employer' | 'former-landlord'
export const REFEREES = ['employer', 'former-landlord'] as const satisfies readonly Referee[]

export const REFERENCE_LIMITS = {
  /** How long the applicant has to answer. */
  answerDays: 30,
  /** After which somebody who was asked is reminded. */
  reminderDays: [2, 5],
  /** How long whoever is to confirm is waited for. */
  confirmDays: 7,
  /** After the result. */
  keptDays: 90,
} as const

export const REFERENCE_RESULTS = [
  { id: 'passed', label: 'Passed' },
  { id: 'passed-with-conditions', label: 'Passed with conditions' },
  { id: 'not-passed', label: 'Not passed' },
] as const
export type ReferenceResult = (typeof REFERENCE_RESULTS)[number]['id']

export const resultOf = (id: string) => REFERENCE_RESULTS.find((result) => result.id === id)

/** Shown to the landlord, who sees nothing else. */
export interface ReferenceReport {
  readonly applicant: string
  readonly home: string
  readonly level: ReferenceLevel
  readonly result: ReferenceResult
  readonly reason: string
  readonly lines: readonly ReportLine[]
  /** ISO 8601, UTC. */
  readonly givenAt: string
  readonly judgedAt: string
}

/** Of one kind of answers, never what they are. */
export interface ReportLine {
  readonly category: string
  readonly isDeclared: boolean
  readonly confirmedBy: 'employer' | 'former-landlord' | 'staff' | null
  readonly confirmedAt: string | null
}
