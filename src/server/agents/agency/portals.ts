import type { AskedPortal } from '#shared/account/agency-portals.ts'
import type { AgencyPortal, AgencyPortalCall, PortalAdvert } from '#shared/api/agency-portals-view.ts'
import type { AgencyMember } from '#shared/api/agency-view.ts'

export interface SeenPortals {
  readonly list: (agencyId: string) => Promise<readonly AgencyPortal[]>
  readonly find: (agencyId: string, portal: string) => Promise<AgencyPortal | null>
  readonly wrong: (portal: string, most: number) => Promise<readonly PortalAdvert[]>
  /** Newest first. */
  readonly calls: (portal: string, onlyWrong: boolean, most: number) => Promise<readonly AgencyPortalCall[]>
}

export type PortalOutcome = 'done' | 'unknown' | 'too-many'

/** Each in one transaction with its line in the audit, and with the job that does it. */
export interface PortalChanges {
  readonly add: (
    by: AgencyMember,
    portal: AskedPortal,
    secretEndsAt: Date | null,
    at: Date,
  ) => Promise<{ readonly id: string } | 'too-many'>
  /** Whose adverts go there stays, and in which format. All are sent again. */
  readonly change: (
    by: AgencyMember,
    id: string,
    portal: AskedPortal,
    secretEndsAt: Date | null,
    at: Date,
  ) => Promise<PortalOutcome>
  /** Off: its adverts are taken off there. */
  readonly turn: (by: AgencyMember, id: string, isOn: boolean, at: Date) => Promise<PortalOutcome>
  /** What it did not take, though nothing has changed. */
  readonly sendAgain: (by: AgencyMember, id: string, at: Date) => Promise<PortalOutcome>
}
