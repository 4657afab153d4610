import { HOUR_MS } from '#shared/values/time-units.ts'

/** A portal that is no longer as its agency's people were told. */
export interface ChangedPortal {
  readonly id: string
  readonly name: string
  /** Null: the operator's own. */
  readonly agencyId: string | null
  /** As it is now. */
  readonly isFailing: boolean
}

export interface WatchPortalsStore {
  /** Adds what a portal lacks, and the jobs for what is due: a change that was made while a portal was added, a job that was lost. */
  readonly catchUp: (at: Date) => Promise<void>
  /** Failing: it refused an advert, or one has not got there since then. */
  readonly changed: (failingSince: Date) => Promise<readonly ChangedPortal[]>
  /** In one transaction with the emails; false if another process told them. */
  readonly tell: (portal: ChangedPortal, at: Date) => Promise<boolean>
}

export interface WatchPortalsDeps {
  readonly watch: WatchPortalsStore
  /** Where the operator, who has no page of portals, finds it. */
  readonly log: {
    readonly error: (fields: object, message: string) => void
    readonly info: (fields: object, message: string) => void
  }
  readonly now: () => Date
}

const PATIENCE_MS = HOUR_MS

/** Writes once to an agency whose portal stops taking its adverts, or takes them again; of the operator's to the log. Answers how many changed. */
export async function watchPortals({ watch, log, now }: WatchPortalsDeps): Promise<number> {
  const at = now()
  let changes = 0
  for (const portal of await watch.changed(new Date(at.getTime() - PATIENCE_MS))) {
    if (!(await watch.tell(portal, at))) continue
    changes++
    if (portal.agencyId === null) tellOperator(log, portal)
  }
  await watch.catchUp(at)
  return changes
}

function tellOperator(log: WatchPortalsDeps['log'], { id, name, isFailing }: ChangedPortal): void {
  if (isFailing) log.error({ portal: id, name }, 'a portal does not take all adverts of owners')
  else log.info({ portal: id, name }, 'a portal takes all adverts of owners again')
}
