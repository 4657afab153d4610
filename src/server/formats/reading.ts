import type { AgentFacts } from '#shared/advert/agent-facts.ts'
import type { DraftAnswers } from '#shared/advert/answers.ts'
import type { AppType } from '#shared/form/block.ts'

/** Stable names, listed in docs/feeds.md: software at the other end may act on them. */
export type FaultCode =
  | 'GP_AUTH'
  | 'GP_BRANCH_UNKNOWN'
  | 'GP_CHANNEL'
  | 'GP_REQUIRED'
  | 'GP_TYPE'
  | 'GP_RANGE'
  | 'GP_ENUM'
  | 'GP_TOO_LONG'
  | 'GP_PRICE'
  | 'GP_POSTCODE'
  | 'GP_NOT_HOUSING'
  | 'GP_REF_UNKNOWN'
  | 'GP_DUPLICATE_HOME'
  | 'GP_LAW'
  | 'GP_QUOTA'
  | 'GP_ROW'
  | 'GP_UNAVAILABLE'

export type WarningCode =
  | 'GP_W_OLDER_UPDATE'
  | 'GP_W_MEDIA_URL'
  | 'GP_W_MEDIA_DUPLICATE'
  | 'GP_W_UNMAPPED'
  | 'GP_W_TRUNCATED'
  | 'GP_W_HTML'
  | 'GP_W_CONVERTED'
  | 'GP_W_LAW'
  | 'GP_W_NOT_JUDGED'

export interface Note<Code extends string = FaultCode | WarningCode> {
  readonly code: Code
  /** Where it stands: 'property.address.town', or a column of a file. */
  readonly path: string
  /** For the agent, who does not know our field names. */
  readonly message: string
  /** What stands there, shortened; null where nothing does. */
  readonly value: string | null
}
export type Fault = Note<FaultCode>
export type Warning = Note<WarningCode>

export const isFault = (note: Note): note is Fault => !note.code.startsWith('GP_W_')

export type MediumKind = 'photo' | 'floor-plan' | 'brochure' | 'tour' | 'certificate'

export interface Medium {
  readonly kind: MediumKind
  /** An address, or the name of a file that came with it. */
  readonly url: string
  readonly caption: string
  /** When its bytes changed, as the sender says it. */
  readonly changedAt: string | null
}

/** One home as an agent's software describes it. */
export interface AgentHome {
  readonly ref: string
  readonly appType: AppType
  /** False: kept, but hidden. */
  readonly isShown: boolean
  /** The sender's own date of this state of it. */
  readonly updatedAt: Date | null
  readonly answers: DraftAnswers
  readonly facts: AgentFacts
  readonly media: readonly Medium[]
}

/** `home` is null if there is a fault. The reference is read where it can be. */
export interface Reading {
  readonly ref: string | null
  readonly home: AgentHome | null
  readonly faults: readonly Fault[]
  readonly warnings: readonly Warning[]
}

/** 'town is missing.' */
export const inWords = ({ path, message }: Note): string => `${path.split('.').at(-1) ?? path} ${message}`

const SHOWN_OF_VALUE = 100

/** Of a value that somebody else sent, what an answer may repeat. */
export function shortened(value: unknown): string | null {
  if (value === undefined || value === null) return null
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.slice(0, SHOWN_OF_VALUE).toWellFormed()
}
