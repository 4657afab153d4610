import { HOUR_MS } from '#shared/values/time-units.ts'

export type FeedTrouble = 'silent' | 'failing'

/** A feed that is no longer as its people were told. */
export interface ChangedFeed {
  readonly id: string
  readonly branch: string
  readonly agencyId: string
  /** Null: well. */
  readonly reported: FeedTrouble | null
  readonly trouble: FeedTrouble | null
}

export interface WatchStore {
  /** 'silent': it used to be heard of, and not since then. */
  readonly changed: (silentSince: Date) => Promise<readonly ChangedFeed[]>
  /** In one transaction with the emails; false if another process told them. */
  readonly tell: (feed: ChangedFeed, at: Date) => Promise<boolean>
}

export interface WatchDeps {
  readonly watch: WatchStore
  readonly silentHours: number
  readonly now: () => Date
}

/** Writes once to an agency whose feed falls silent, starts failing, or is well again. Answers how many feeds changed. */
export async function watchFeeds({ watch, silentHours, now }: WatchDeps): Promise<number> {
  const at = now()
  let reported = 0
  for (const feed of await watch.changed(new Date(at.getTime() - silentHours * HOUR_MS))) {
    if (await watch.tell(feed, at)) reported++
  }
  return reported
}
