import type { AppType } from '../form/block.ts'
import type { Change } from '../form/changes.ts'
import type { TypedForm } from '../form/plain-form.ts'
import type { IsoDate } from '../values/iso-date.ts'

/** A rule that an advert was checked against, in the words that it had then. */
export interface CheckedRule {
  readonly id: string
  readonly severity: 'refuse' | 'warn'
  readonly says: string
  readonly source: string
}

/** Something that a rule found. */
export interface Found {
  /** Null: a rule of the site's own. */
  readonly rule: string | null
  readonly severity: 'refuse' | 'warn'
  /** '' if the form asks it nowhere. */
  readonly question: string
  /** Null where it is about the answer as a whole. */
  readonly words: string | null
  readonly reason: string
  /** A person looked at exactly this text and allowed the words. */
  readonly isAllowed: boolean
}

export interface Care {
  /** The day for which it was checked: that of publication, or the later one on which it goes live. */
  readonly day: IsoDate
  /** Null where nobody knew it: then only the site's own rules were checked. */
  readonly nation: string | null
  readonly rules: readonly CheckedRule[]
  readonly found: readonly Found[]
}

/** A receipt of care: what was checked when an advert was published, and what was published. */
export interface Receipt extends Care {
  readonly id: string
  /** The advert's id. */
  readonly advert: string
  /** From 1, for each advert. */
  readonly number: number
  /** A moment in ISO 8601. */
  readonly madeAt: string
  readonly appType: AppType
  /** Null for the first publication. */
  readonly changed: readonly Change[] | null
  readonly answers: readonly {
    readonly name: string
    readonly question: string
    readonly answer: string
  }[]
}

export interface ShownReceipt {
  readonly receipt: Receipt
  /** Hexadecimal SHA-256 of the record. */
  readonly digest: string
  readonly signature: string
  /** Where anybody can check it. */
  readonly checkAddress: string
}

export type CheckOutcome =
  | {
      readonly kind: 'genuine'
      readonly advert: string
      /** Anybody can open it. */
      readonly isShown: boolean
      readonly madeOn: IsoDate
      readonly digest: string
    }
  | { readonly kind: 'changed' | 'unknown' }

export type ReceiptView =
  | {
      readonly name: 'receipt'
      readonly shown: ShownReceipt
      /** The newest number; all from 1 exist. */
      readonly newest: number
    }
  | { readonly name: 'none'; readonly advert: string | null }
  /** `outcome`: null before anything was checked. */
  | { readonly name: 'check'; readonly outcome: CheckOutcome | null; readonly form: TypedForm }
