import type { PortalFault, PortalFormat, PortalSecret } from '#shared/account/agency-portals.ts'
import type { AppType } from '#shared/form/block.ts'
import type { Addressee, PortalNote } from '../../formats/portal-speech.ts'

export interface Portal {
  readonly id: string
  /** The operator's: of an owner's advert only what the owner agreed to leaves. */
  readonly isForOwners: boolean
  readonly format: PortalFormat
  /** What calls are added to. */
  readonly url: string
  readonly to: Addressee
  /** Null where no key opens it. */
  readonly secret: PortalSecret | null
}

/** An advert that something is to be done about. It is in the hand of whoever took it, for a while. */
export interface DueAdvert {
  readonly listing: string
  readonly appType: AppType
  readonly change: number
  readonly belongsThere: boolean
  /** When it will be shown; null where it is, or belongs there no more. */
  readonly shownFrom: Date | null
  /** It may be there. */
  readonly isThere: boolean
  readonly sentHash: Buffer | null
  readonly tries: number
  readonly failingSince: Date | null
}

export interface PushedCall {
  readonly kind: 'send' | 'remove'
  readonly outcome: 'taken' | 'removed' | 'refused' | 'failed'
  readonly fault: PortalFault | null
  /** Of HTTP; null without an answer. */
  readonly status: number | null
  readonly notes: readonly PortalNote[]
}

/** How an advert stands at a portal after a try. */
export interface Standing {
  readonly outcome: 'there' | 'gone' | 'refused' | 'failing' | 'given-up'
  readonly isThere: boolean
  readonly sentHash: Buffer | null
  readonly tries: number
  readonly failingSince: Date | null
  /** When to do something again, if nothing changes before; null: not at all. */
  readonly nextAt: Date | null
}

export interface PortalStore {
  readonly find: (id: string) => Promise<Portal | null>
  /** Null if nothing is due. No two processes have one advert in hand at once. */
  readonly take: (portal: string, at: Date, inHandUntil: Date) => Promise<DueAdvert | null>
  /** Before it is sent: whoever dies then leaves an advert that is taken off in the end. */
  readonly noteMayBeThere: (portal: string, listing: string) => Promise<void>
  /** In one transaction with the line of the log, if there is one. A change that came meanwhile stays due. */
  readonly settle: (
    portal: string,
    due: DueAdvert,
    standing: Standing,
    call: PushedCall | null,
    at: Date,
  ) => Promise<void>
  /** Adds the job for what is left, not before then. */
  readonly queueRest: (portal: string, notBefore: Date) => Promise<void>
  /** The calls before then, and adverts that are gone there and here. */
  readonly forgetBefore: (then: Date) => Promise<number>
}
