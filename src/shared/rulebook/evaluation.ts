import type { Nation } from '../advert/nation.ts'
import type { AppType } from '../form/block.ts'
import type { IsoDate } from '../values/iso-date.ts'
import type { Finding } from './finding.ts'
import type { Rule } from './rule.ts'

export interface Judged {
  /** Null where it is not known: then only the site's own rules hold. */
  readonly nation: Nation | null
  readonly appType: AppType
  /** The day of publication. */
  readonly day: IsoDate
  /** By field id, flat, as anybody may send them. */
  readonly answers: unknown
}

export interface Evaluation {
  readonly refused: readonly Rule['id'][]
  readonly warned: readonly Rule['id'][]
  readonly findings: readonly Finding[]
}
