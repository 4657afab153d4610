/** What a call is refused for (RFC 9457). Its `type` is the address of its name on the API's page. */
export const PROBLEMS = {
  'not-readable': { status: 400, title: 'We can’t read the call' },
  'no-key': { status: 401, title: 'The key is missing, wrong or revoked' },
  'not-for-this': { status: 403, title: 'The key isn’t for this' },
  'nothing-here': { status: 404, title: 'There’s nothing here' },
  'other-method': { status: 405, title: 'This address doesn’t take that method' },
  'under-way': { status: 409, title: 'The same call isn’t done yet' },
  'in-use': { status: 409, title: 'Something still uses it' },
  'too-large': { status: 413, title: 'The call is too large' },
  'wrong-type': { status: 415, title: 'The body isn’t of the right type' },
  faults: { status: 422, title: 'Something in the call is wrong' },
  'other-call': { status: 422, title: 'This Idempotency-Key belongs to another call' },
  'too-many': { status: 429, title: 'Too many calls' },
  'went-wrong': { status: 500, title: 'Something went wrong here' },
  unavailable: { status: 503, title: 'We can’t answer at the moment' },
} as const satisfies Readonly<Record<string, { readonly status: number; readonly title: string }>>

export type ProblemName = keyof typeof PROBLEMS

export const PROBLEM_NAMES = Object.keys(PROBLEMS) as ProblemName[]

/** For refusals that come before the API's own code. */
export const problemOfStatus = (status: number): ProblemName =>
  PROBLEM_NAMES.find((name) => PROBLEMS[name].status === status) ??
  (status < 500 ? 'not-readable' : 'went-wrong')
