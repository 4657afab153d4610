import { type Condition, holds } from './condition.ts'
import { MESSAGES } from './messages.ts'
import {
  accepted,
  maxLength,
  maxValue,
  minValue,
  numeric,
  type Rule,
  required,
  requiredWithMessage,
} from './rule.ts'

export interface Option<V> {
  readonly id: V
  readonly label: string
  readonly price?: string
  readonly hint?: string
  readonly help?: string
  readonly group?: string
  /** Of a select: elsewhere it is left out of the list, unless it is chosen. */
  readonly shownWhen?: Condition<AnyAnswers>
}

/** Never enforced. */
export interface Notice<A> {
  readonly shownWhen: Condition<A>
  readonly text: string
}

/** A rule that needs the server: the browser calls the API, the server reads its stores. */
export interface RemoteRule {
  readonly check: 'phone' | 'address'
  /** Other fields whose answers are sent with this one. */
  readonly asks?: readonly string[]
  readonly onlyMobile?: boolean
  readonly message: (label: string) => string
}

export interface Listing {
  readonly from: string
  readonly find: string
  readonly change: string
  readonly narrow: string
  readonly unit: readonly [one: string, many: string]
}

/** Replaces the question and its options while the condition holds. */
export interface AlternativeWording<A, V> {
  readonly shownWhen: Condition<A>
  readonly question: string
  readonly options: readonly Option<V>[]
}

/** What amounts of `what` nearly always lie between, in pounds. */
export interface Usual {
  readonly min: number
  readonly max: number
  readonly what: string
}

interface Common<A> {
  /** The display name in messages (specification section 5). */
  readonly label: string
  readonly question: string
  readonly hint?: string
  /** A condition where it may be left out in some cases alone. */
  readonly optional?: true | Condition<A>
  /** Asked in the folded part of its block. */
  readonly isFolded?: true
  readonly shownWhen?: Condition<A>
  readonly rules: readonly Rule[]
  readonly remote?: RemoteRule
  readonly notices?: readonly Notice<A>[]
  readonly autocomplete?: string
}

/** Whether a question that is shown may be left out. */
export const isOptional = ({ optional }: Field, answers: AnyAnswers): boolean =>
  optional !== undefined && (optional === true || holds(optional, answers))

export type AnyAnswers = Readonly<Record<string, unknown>>

/** A question with the kind of its answer. Null or absent means unanswered. */
export type Field<A = AnyAnswers, V = unknown> = Common<A> &
  (
    | {
        readonly kind: TextKind
        readonly width?: number
        readonly counted?: number
      }
    | { readonly kind: 'paragraphs'; readonly counted?: number }
    /** `months` limits the future; `past` allows past days; `example` ends the hint with a day that it takes. */
    | { readonly kind: 'date'; readonly months: number; readonly past?: boolean; readonly example?: boolean }
    /** Pounds, with pence as decimals. An amount that is not usual is asked about, never refused. */
    | { readonly kind: 'money'; readonly min: number; readonly max: number; readonly usual: Usual }
    /** Whole, unless it has `decimals`: two at most. */
    | {
        readonly kind: 'number'
        readonly min: number
        readonly max: number
        readonly stepped?: true
        readonly decimals?: true
      }
    /** One of the options, or the owner's own words, which `own` offers. */
    | { readonly kind: 'worded'; readonly options: readonly Option<string>[]; readonly own: string }
    /** The API also accepts the `unoffered` codes, which answer the alternative wording. */
    | {
        readonly kind: 'radios' | 'select'
        readonly options: readonly Option<V>[]
        readonly unoffered?: readonly V[]
        readonly alternative?: AlternativeWording<A, V>
      }
    /** The answer is the entry's key. */
    | ({ readonly kind: 'listed' } & Listing)
    | {
        readonly kind: 'numbers'
        readonly min: number
        readonly max: number
        readonly unit: readonly [string, string]
      }
    | {
        readonly kind: 'checkboxes'
        readonly options: readonly Option<V extends readonly (infer E)[] ? E : never>[]
      }
    /** `links` open in new tabs. */
    | { readonly kind: 'tick'; readonly links?: readonly { readonly href: string; readonly text: string }[] }
    /** At most `max` photos and `plans` floor plans. */
    | { readonly kind: 'photos'; readonly max: number; readonly plans: number }
  )

export function optionsOf(field: Field): readonly Option<unknown>[] {
  if (!('options' in field)) return []
  return 'alternative' in field && field.alternative
    ? [...field.options, ...field.alternative.options]
    : field.options
}

/** Whether an answer that is allowed may be asked about (value-check.ts). */
export const hasValueCheck = ({ kind }: Field): boolean => kind === 'email' || kind === 'money'

export type FieldKind = Field['kind']
export type FieldOf<K extends FieldKind> = Field & { readonly kind: K }

export interface FieldOptions<A> extends Partial<Common<A>> {
  readonly rules?: readonly Rule[]
}

export function common<A>(label: string, asked: FieldOptions<A>, kindRules: readonly Rule[] = []) {
  return { question: label, ...asked, label, rules: [...(asked.rules ?? [required]), ...kindRules] }
}

/** A code from a text message may contain spaces and hyphens. */
type TextKind = 'text' | 'email' | 'url' | 'tel' | 'postcode' | 'password' | 'code'

interface TextOptions<A> extends FieldOptions<A> {
  readonly width?: number
  /** With `counts` the page shows a counter. */
  readonly longest?: number
  readonly counts?: boolean
}

function text<A>(label: string, asked: TextOptions<A>) {
  const { longest, counts, ...rest } = asked
  const field = common(label, rest, longest === undefined ? [] : [maxLength(longest)])
  return { ...field, ...(counts && longest !== undefined ? { counted: longest } : {}) }
}

export const typed = <A>(kind: TextKind, label: string, asked: TextOptions<A> = {}): Field<A, string> => ({
  ...text(label, asked),
  kind,
})

export const paragraphs = <A>(label: string, asked: TextOptions<A> = {}): Field<A, string> => ({
  ...text(label, asked),
  kind: 'paragraphs',
})

interface Bounds {
  readonly min: number
  readonly max: number
}
const numberRules = ({ min, max }: Bounds): Rule[] => [numeric, minValue(min), maxValue(max)]

/** Empty and unreadable prices have the same message (specification section 5, both price fields). */
export const money = <A>(
  label: string,
  { min, max, usual }: Bounds & { readonly usual: Usual },
  asked: FieldOptions<A> = {},
): Field<A, number> => ({
  ...common(
    label,
    { rules: [requiredWithMessage(() => MESSAGES.numeric(label))], ...asked },
    numberRules({ min, max }),
  ),
  kind: 'money',
  min,
  max,
  usual,
})

export const wholeNumber = <A>(
  label: string,
  bounds: Bounds & { stepped?: true; decimals?: true },
  asked: FieldOptions<A> = {},
): Field<A, number> => ({ ...common(label, asked, numberRules(bounds)), kind: 'number', ...bounds })

export const tick = <A>(
  label: string,
  asked: FieldOptions<A> & { links?: readonly { href: string; text: string }[] } = {},
): Field<A, boolean> => ({
  ...common(label, { rules: [accepted], ...asked }),
  kind: 'tick',
  ...pick(asked, 'links'),
})

export function pick<T extends object, K extends keyof T>(
  from: T,
  key: K,
): { [P in K]?: Exclude<T[P], undefined> } {
  return from[key] === undefined ? {} : ({ [key]: from[key] } as { [P in K]?: Exclude<T[P], undefined> })
}
