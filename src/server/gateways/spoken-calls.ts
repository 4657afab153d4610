import type { ProviderFailed } from './provider-failed.ts'

/** Calls that say something and hang up. */
export interface SpokenCalls {
  /** `to` is E.164. Null if the provider accepted it. */
  readonly say: (to: string, text: string) => Promise<ProviderFailed | null>
}
