import { PROBLEMS, problemOfStatus } from '#shared/api/api-problems.ts'
import { paths } from '#shared/journey/paths.ts'
import type { RefusalForm } from '../../http/errors.ts'
import { Refusal, type SecurityEvent } from '../../http/refusal.ts'
import type { ApiProblem } from './api.ts'

export const PROBLEM_TYPE = 'application/problem+json'

/** Where the API's page explains it. */
const addressOf = (problem: ApiProblem['problem']): string => `${paths.apiPage()}#${problem}`

export const problemText = ({ problem, detail, ...more }: ApiProblem): string => {
  const { status, title } = PROBLEMS[problem]
  return JSON.stringify({ type: addressOf(problem), title, status, detail, ...more })
}

/** What is refused before the API's own code is, too. */
export const AS_PROBLEM: RefusalForm = {
  type: PROBLEM_TYPE,
  write: ({ statusCode, message, details }) => {
    const { problem = problemOfStatus(statusCode) } = details as Partial<ApiProblem>
    return problemText({ ...details, problem, detail: message })
  },
}

export const refusalOf = (
  { detail, ...details }: ApiProblem,
  event: SecurityEvent | null = null,
  headers: Readonly<Record<string, string>> = {},
): Refusal => new Refusal(PROBLEMS[details.problem].status, detail, event, headers, details)
