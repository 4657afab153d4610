import type { Nation } from '../advert/nation.ts'
import type { AppType } from '../form/block.ts'
import type { IsoDate } from '../values/iso-date.ts'
import type { Facts } from './facts.ts'
import type { TopicId } from './topics.ts'

/** `silent`: no finding on an advert; it shapes fields, formats or our own conduct. */
export type Severity = 'refuse' | 'warn' | 'silent'

export interface Source {
  /** Act, regulation or guidance, with the section. */
  readonly name: string
  readonly address: string
  /** When somebody last read it against this entry. */
  readonly readOn: IsoDate
}

/** One entry of the rulebook. A rule that differs by nation or date has several, under one id. */
export interface Rule {
  readonly id: `L${number}`
  readonly nations: readonly Nation[]
  readonly types: readonly AppType[]
  /** Inclusive days in the United Kingdom; null is open. */
  readonly from: IsoDate | null
  readonly until: IsoDate | null
  readonly severity: Severity
  /** Days that a live advert stays after the rule begins to refuse it; 0 where the advert itself is the breach. */
  readonly grace: number
  readonly reason: string
  readonly whatToDo: string
  readonly sources: readonly [Source, ...Source[]]
  /** The wording that it judges. */
  readonly reads?: readonly TopicId[]
  /** The answers that it judges, those shown for the nation and type alone. */
  readonly judge?: (scope: Scope) => readonly Fault[]
}

export interface Scope {
  readonly nation: Nation
  readonly appType: AppType
  readonly day: IsoDate
  readonly facts: Facts
  /** Whether a rule is in force here, so that one fact is told by one rule. */
  readonly holds: (id: Rule['id']) => boolean
}

export interface Fault {
  readonly field: string
  /** Where the rule's own severity is too much: there is a way that is still open for some days. */
  readonly severity?: 'warn'
  /** Said after the rule's reason: the sum, the dates or what is missing. */
  readonly detail?: string
  /** Said in the place of the rule's reason and of what it tells to do. */
  readonly reason?: string
}
