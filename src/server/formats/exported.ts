import type { DraftAnswers } from '#shared/advert/answers.ts'
import type { AppType } from '#shared/form/block.ts'

export interface ExportedPicture {
  /** Whole. */
  readonly url: string
  /** '' if it has none. */
  readonly caption: string
}

/** A published advert with its private answers, for its owner. */
export interface ExportedAdvert {
  readonly listing: string
  readonly appType: AppType
  readonly isShown: boolean
  /** As published. */
  readonly answers: DraftAnswers
  /** What its page shows of the address. */
  readonly street: string
  readonly town: string
  readonly district: string
  /** The cover first. */
  readonly photos: readonly ExportedPicture[]
  readonly plans: readonly ExportedPicture[]
  readonly url: string
  readonly publishedAt: Date
  readonly updatedAt: Date
}

/** A sender has these from the portal that takes the home; an owner has neither. */
export const NO_NETWORK = 0
export const NO_BRANCH = 0
