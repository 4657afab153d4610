import type { AppType } from '#shared/form/block.ts'
import type { SharedBudget } from '../db/limit.ts'

export interface LinkLimits {
  readonly toEmailAnHour: SharedBudget
  readonly perOwnerADay: number
  readonly perClientADay: number
}

export interface WantedLink {
  readonly uuid: string
  readonly appType: AppType
  readonly ownerKey: Buffer
  readonly to: string
  /** Null: a link that opens the draft in whichever browser follows it. Else the draft opens for that account alone. */
  readonly accountId: string | null
  readonly client: string
}

export interface OpenedDraft {
  readonly uuid: string
  readonly appType: AppType
}

export interface DraftLinkStore {
  /** Queues the email; the seconds until there may be another where there were too many, else null. */
  readonly request: (wanted: WantedLink, limits: LinkLimits, at: Date) => Promise<number | null>
  /** Uses the link up and gives the draft to that owner; null where the link opens nothing. Of many at once one succeeds. */
  readonly open: (link: Buffer, ownerKey: Buffer, at: Date) => Promise<OpenedDraft | null>
}
