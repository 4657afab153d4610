import { setTimeout as sleep } from 'node:timers/promises'
import { ProviderFailed } from '../../gateways/provider-failed.ts'
import type { CountedUse, LookupCaller, LookupKind, LookupLimits, LookupStore } from './lookup.ts'

export interface LookupDeps {
  readonly store: LookupStore
  readonly limits: Readonly<Record<LookupKind, LookupLimits>>
  readonly now: () => Date
  readonly patienceMs: number
}

export interface Lookup<T> {
  readonly kind: LookupKind
  /** Answers of one provider are not used for another. */
  readonly provider: string
  /** Such as 'addresses SW1A 1AA'. */
  readonly what: string
  readonly ask: () => Promise<T>
  readonly keepSeconds: (answer: T) => number
}

export type LookedUp<T> =
  | { readonly kind: 'known'; readonly answer: T }
  /** `of` is the kind that ran out: certificates of an address may need addresses first. */
  | { readonly kind: 'limited'; readonly of: LookupKind; readonly retryAfterSeconds: number }
  /** `cause` is set if this call asked the provider. */
  | { readonly kind: 'unavailable'; readonly cause: ProviderFailed | null }

const POLL_MS = 60
/** Longer than the provider's time-out, so that a call has ended before the next one asks. */
const MARGIN_MS = 3_000
/** For so long after a failure nobody asks again, and those who waited fail too. */
const PAUSE_MS = 3_000
/** Never billed; after any other failure the provider may have done the work. */
const NOT_BILLED: ReadonlySet<ProviderFailed['reason']> = new Set([
  'unreachable',
  'refused',
  'no-credit',
  'busy',
])
/** The most that a row holds. */
const LARGEST_ANSWER_BYTES = 1_048_576

/** However many ask for one thing at once, the provider is asked once. */
export async function askOnce<T>(
  deps: LookupDeps,
  lookup: Lookup<T>,
  caller: LookupCaller,
): Promise<LookedUp<T>> {
  const { store, limits, now, patienceMs } = deps
  const name = nameOf(lookup)
  const deadline = performance.now() + patienceMs + MARGIN_MS
  while (performance.now() <= deadline) {
    const found = await store.find(name, now())
    if (found.kind === 'known') return { kind: 'known', answer: JSON.parse(found.answer) as T }
    if (found.kind === 'failed') return { kind: 'unavailable', cause: null }
    if (found.kind === 'unknown') {
      const at = now()
      const until = new Date(at.getTime() + patienceMs + MARGIN_MS)
      const taken = await store.take(name, lookup.kind, caller, limits[lookup.kind], { at, until })
      if (taken.kind === 'taken') return askProvider(deps, name, lookup, taken.use)
      if (taken.kind === 'limited') return { ...taken, of: lookup.kind }
    }
    await sleep(POLL_MS)
  }
  return { kind: 'unavailable', cause: null }
}

export const nameOf = ({ provider, what }: Pick<Lookup<unknown>, 'provider' | 'what'>): string =>
  `${provider} ${what}`

async function askProvider<T>(
  { store, now, patienceMs }: LookupDeps,
  name: string,
  { provider, ask, keepSeconds }: Lookup<T>,
  use: CountedUse,
): Promise<LookedUp<T>> {
  try {
    const answer = await within(patienceMs, ask, provider)
    const kept = JSON.stringify(answer)
    if (Buffer.byteLength(kept) > LARGEST_ANSWER_BYTES) throw new ProviderFailed(provider, 'garbage')
    await store.keep(name, kept, new Date(now().getTime() + keepSeconds(answer) * 1_000))
    return { kind: 'known', answer }
  } catch (error) {
    if (!(error instanceof ProviderFailed)) throw error
    const giveBack = NOT_BILLED.has(error.reason) ? use : null
    await store.fail(name, new Date(now().getTime() + PAUSE_MS), giveBack)
    return { kind: 'unavailable', cause: error }
  }
}

/** Holds even if an adapter's own time limit fails. The text of an unforeseen error is dropped: it could hold a key. */
async function within<T>(patienceMs: number, ask: () => Promise<T>, provider: string): Promise<T> {
  const timer = new AbortController()
  try {
    return await Promise.race([
      ask(),
      sleep(patienceMs, undefined, { signal: timer.signal }).then(() => {
        throw new ProviderFailed(provider, 'slow')
      }),
    ])
  } catch (error) {
    throw error instanceof ProviderFailed ? error : new ProviderFailed(provider, 'broken')
  } finally {
    timer.abort()
  }
}
