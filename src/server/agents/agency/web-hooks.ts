import type { AskedWebHook } from '#shared/account/web-hooks.ts'
import type { AgencyMember } from '#shared/api/agency-view.ts'
import type { AgencyWebHook, ToldEvent } from '#shared/api/agency-web-hooks-view.ts'

export interface SeenWebHooks {
  readonly list: (agencyId: string) => Promise<readonly AgencyWebHook[]>
  readonly find: (agencyId: string, webHook: string) => Promise<AgencyWebHook | null>
  /** Newest first. */
  readonly events: (webHook: string, onlyWrong: boolean, most: number) => Promise<readonly ToldEvent[]>
}

/** 'old-works': the secret before the present one still signs. */
export type WebHookOutcome = 'done' | 'unknown' | 'too-many' | 'old-works'

interface NewSecret {
  /** Shown this once. */
  readonly secret: string
}

/** Each in one transaction with its line in the audit, and with the job that it asks for. */
export interface WebHookChanges {
  readonly add: (
    by: AgencyMember,
    webHook: AskedWebHook,
    at: Date,
  ) => Promise<({ readonly id: string } & NewSecret) | 'too-many'>
  /** Whose homes it is told of stays. */
  readonly change: (by: AgencyMember, id: string, webHook: AskedWebHook, at: Date) => Promise<WebHookOutcome>
  /** Off: what waits is given up. */
  readonly turn: (by: AgencyMember, id: string, isOn: boolean, at: Date) => Promise<WebHookOutcome>
  /** The one before signs as well until then. */
  readonly changeSecret: (
    by: AgencyMember,
    id: string,
    oldUntil: Date,
    at: Date,
  ) => Promise<NewSecret | WebHookOutcome>
  readonly endOldSecret: (by: AgencyMember, id: string, at: Date) => Promise<WebHookOutcome>
  /** One test waits at most. */
  readonly test: (by: AgencyMember, id: string, at: Date) => Promise<WebHookOutcome>
  /** What it did not take. */
  readonly sendAgain: (by: AgencyMember, id: string, at: Date) => Promise<WebHookOutcome>
}
