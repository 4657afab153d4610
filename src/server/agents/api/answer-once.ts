import { hash } from 'node:crypto'
import type { ApiAnswer } from './api.ts'

/** The same call with the same key gets the first one's answer for so long. */
export const ANSWERS_KEPT_HOURS = 24
/** Visible characters. */
export const LONGEST_IDEMPOTENCY_KEY = 255

/** One call with an Idempotency-Key. */
export interface KeyedCall {
  readonly keyId: string
  readonly idempotencyKey: string
  /** Of all that the caller said. */
  readonly callHash: Buffer
  readonly at: Date
}

export type Claimed =
  | { readonly kind: 'claimed' | 'under-way' | 'other-call' }
  | { readonly kind: 'answered'; readonly answer: ApiAnswer }

/** Atomic, whichever process the calls come to. */
export interface KeptAnswers {
  /** 'claimed' to one of several calls at once. */
  readonly begin: (call: KeyedCall) => Promise<Claimed>
  readonly finish: (call: KeyedCall, answer: ApiAnswer) => Promise<void>
  /** The call came to nothing, and may be made again. */
  readonly giveUp: (call: KeyedCall) => Promise<void>
  readonly forgetBefore: (then: Date) => Promise<number>
}

const PROBLEMS_OF = {
  'under-way': { problem: 'under-way', detail: 'The first call with this Idempotency-Key isn’t done yet.' },
  'other-call': {
    problem: 'other-call',
    detail: 'You’ve already sent this Idempotency-Key with another call.',
  },
} as const satisfies Readonly<Record<string, ApiAnswer>>

/** A structured field's string, or the same without quotes; null if it is neither. */
export function idempotencyKeyIn(header: string): string | null {
  const [, quoted, plain] =
    /^(?:"([\x20\x21\x23-\x5b\x5d-\x7e]+)"|([\x21\x23-\x5b\x5d-\x7e]+))$/.exec(header) ?? []
  const key = quoted ?? plain ?? ''
  return key !== '' && key.length <= LONGEST_IDEMPOTENCY_KEY ? key : null
}

export const callHashOf = (method: string, address: string, body: unknown): Buffer =>
  hash('sha256', `${method} ${address}\n${JSON.stringify(body)}`, 'buffer')

/** The same call twice is made once, and answered the same. */
export async function answerOnce(
  answers: KeptAnswers,
  call: KeyedCall,
  run: () => Promise<ApiAnswer>,
): Promise<ApiAnswer> {
  const claimed = await answers.begin(call)
  if (claimed.kind === 'answered') return claimed.answer
  if (claimed.kind !== 'claimed') return PROBLEMS_OF[claimed.kind]
  try {
    const answer = await run()
    if ('problem' in answer && answer.waitSeconds !== undefined) await answers.giveUp(call)
    else await answers.finish(call, answer)
    return answer
  } catch (error) {
    await answers.giveUp(call)
    throw error
  }
}
