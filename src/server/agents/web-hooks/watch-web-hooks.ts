import { TOLD_FOR_DAYS } from '#shared/account/web-hooks.ts'
import { DAY_MS, HOUR_MS } from '#shared/values/time-units.ts'

/** 'off': it took nothing for days, and is turned off. */
export type WebHookTrouble = 'failing' | 'off' | 'well'

/** A web hook that is no longer as its agency's people were told. */
export interface ChangedWebHook {
  readonly id: string
  readonly url: string
  readonly agencyId: string
  readonly trouble: WebHookTrouble
}

export interface WatchWebHooksStore {
  /** Adds the jobs for what is due: one that was lost. */
  readonly catchUp: (at: Date) => Promise<void>
  /** Of those that have taken nothing since `failing`, those that have taken nothing since `off` either are to be off. */
  readonly changed: (failing: Date, off: Date) => Promise<readonly ChangedWebHook[]>
  /** In one transaction with the emails, and with turning it off; false if another process told them. */
  readonly tell: (webHook: ChangedWebHook, at: Date) => Promise<boolean>
}

export interface WatchWebHooksDeps {
  readonly watch: WatchWebHooksStore
  readonly now: () => Date
}

const PATIENCE_MS = HOUR_MS

/** Writes once to an agency one of whose web hooks stops taking what it is told, or takes it again. Answers how many changed. */
export async function watchWebHooks({ watch, now }: WatchWebHooksDeps): Promise<number> {
  const at = now()
  await watch.catchUp(at)
  const ago = (milliseconds: number): Date => new Date(at.getTime() - milliseconds)
  let changes = 0
  for (const webHook of await watch.changed(ago(PATIENCE_MS), ago(TOLD_FOR_DAYS * DAY_MS))) {
    if (await watch.tell(webHook, at)) changes++
  }
  return changes
}
