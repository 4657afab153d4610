import { setTimeout as sleep } from 'node:timers/promises'
import { isObject } from '#shared/values/is-object.ts'
import { isJson, MAX_REFUSAL_BYTES, parseJson, readBody, reasonOfStatus } from './provider-call.ts'
import { ProviderFailed } from './provider-failed.ts'

const STRIPE = 'Stripe'

export const stripeFailed = (reason: ProviderFailed['reason']): ProviderFailed =>
  new ProviderFailed(STRIPE, reason)

/** Keeps only what decides the next step, and no text. */
export class StripeRefused extends ProviderFailed {
  readonly status: number
  readonly isAboutExpiry: boolean

  constructor(status: number, isAboutExpiry: boolean) {
    super(STRIPE, status === 409 ? 'busy' : reasonOfStatus(status))
    this.status = status
    this.isAboutExpiry = isAboutExpiry
  }
}

/** Stripe's SDK limits no answers, follows redirects and retries by itself. It keeps our ProviderFailed as the detail of its own error. */
export function boundedFetch(maxBytes: number): typeof fetch {
  return async (input, init) => {
    const fail = (reason: ProviderFailed['reason']): ProviderFailed =>
      stripeFailed(init?.signal?.aborted ? 'slow' : reason)
    const response = await fetch(input, { ...init, redirect: 'manual' }).catch(() => null)
    if (response === null) throw fail('unreachable')
    const { status, headers } = response
    const isOk = status === 200
    const read = readBody(response, isOk ? maxBytes : MAX_REFUSAL_BYTES)
    const body = await read.catch(() => fail('broken'))
    if (body instanceof ProviderFailed) throw body
    const json = body !== null && isJson(headers.get('content-type')) ? parseJson(body) : undefined
    const isError = isObject(json) && isObject(json['error'])
    if (isOk && (!isObject(json) || isError)) throw fail('garbage')
    // The SDK treats anything without `error` as success.
    return Response.json(isOk || isError ? json : { error: { type: 'api_error' } }, { status: known(status) })
  }
}

/** The Response constructor rejects some statuses. */
const known = (status: number): number => (status === 200 || status >= 400 ? status : 502)

interface Attempt {
  readonly timeoutMs: number
  readonly serverErrors: number
}

const PAUSES_MS = [100, 300, 900]
/** Leaves time for another attempt if one gets no answer. */
const SHARE_OF_FIRST = 0.6

/** Throws ProviderFailed when the time is up or another attempt would not help. */
export async function persistently<T>(
  timeoutMs: number,
  attempt: (settings: Attempt) => Promise<T>,
): Promise<T> {
  const ends = performance.now() + timeoutMs
  const left = (): number => Math.floor(ends - performance.now())
  let serverErrors = 0
  for (const pause of [...PAUSES_MS, Number.POSITIVE_INFINITY]) {
    try {
      const most = Math.min(left(), Math.ceil(timeoutMs * SHARE_OF_FIRST))
      return await attempt({ timeoutMs: Math.max(1, most), serverErrors })
    } catch (error) {
      const failed = failureOf(error)
      if (!isWorthAnotherTry(failed) || left() < pause * 1.5) throw failed
      if (failed instanceof StripeRefused && failed.status >= 500) serverErrors += 1
    }
    await sleep(pause)
  }
  throw stripeFailed('slow')
}

/** 409: the same request is in progress (docs.stripe.com/api/errors). Rate limits are not retried. */
const isWorthAnotherTry = (failed: ProviderFailed): boolean =>
  failed instanceof StripeRefused
    ? failed.status === 409 || (failed.status >= 500 && failed.reason === 'broken')
    : failed.reason === 'unreachable' || failed.reason === 'slow' || failed.reason === 'broken'

/** Stripe's error quotes the request and response, so only its codes are kept. */
function failureOf(error: unknown): ProviderFailed {
  if (error instanceof ProviderFailed) return error
  if (!isObject(error) || !('rawType' in error)) throw error
  const { detail, statusCode, param } = error
  if (detail instanceof ProviderFailed) return detail
  return typeof statusCode === 'number'
    ? new StripeRefused(statusCode, param === 'expires_at')
    : stripeFailed('unreachable')
}
