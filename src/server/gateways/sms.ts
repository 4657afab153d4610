import type { ProviderFailed } from './provider-failed.ts'

export interface TextMessage {
  /** E.164. */
  readonly to: string
  readonly text: string
}

export interface SmsSender {
  /** Null if the provider accepted it. */
  readonly send: (message: TextMessage) => Promise<ProviderFailed | null>
}
