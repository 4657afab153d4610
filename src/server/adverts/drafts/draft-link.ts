import type { AppType } from '#shared/form/block.ts'
import type { SharedBudget } from '../../db/limit.ts'

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
  /** Null: the link opens the draft in any browser; otherwise only for this account. */
  readonly accountId: string | null
  readonly client: string
}

export interface OpenedDraft {
  readonly uuid: string
  readonly appType: AppType
}

export interface DraftLinkStore {
  /** Queues the email and returns null, or returns the seconds to wait. */
  readonly request: (wanted: WantedLink, limits: LinkLimits, at: Date) => Promise<number | null>
  /** Moves the draft to that owner; null if the link is not valid. It works once. */
  readonly open: (link: Buffer, ownerKey: Buffer, at: Date) => Promise<OpenedDraft | null>
}
