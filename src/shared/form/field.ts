import type { Condition } from './condition.ts'
import {
  accepted,
  date,
  maxLength,
  maxValue,
  minValue,
  numeric,
  type Rule,
  required,
  requiredSaying,
} from './rule.ts'

export interface Option<V> {
  readonly id: V
  readonly label: string
  /** What it costs, on the label's line. */
  readonly price?: string
  /** A line below the label. */
  readonly hint?: string
  /** The name of a help text of its own. */
  readonly help?: string
  /** The heading that the option stands under. */
  readonly group?: string
}

/** A line that appears below the field while the condition holds: said, never enforced. */
export interface Notice<A> {
  readonly shownWhen: Condition<A>
  readonly text: string
}

/** A rule that only the server can answer; the web asks it over HTTP, the server from its stores. */
export interface RemoteRule {
  readonly check: 'phone' | 'address'
  /** The fields whose answers go with the question, where the field's own is not all of it. */
  readonly asks?: readonly string[]
  readonly onlyMobile?: boolean
  readonly message: (label: string) => string
}

/** Where a list comes from, and the words around it. */
export interface Listing {
  /** The field that it is looked up by. */
  readonly from: string
  /** On the buttons that look it up, and that put it away again. */
  readonly find: string
  readonly change: string
  /** Over the field that shortens a long list. */
  readonly narrow: string
  readonly unit: readonly [one: string, many: string]
}

/** What is asked in place of the question and its options where the condition holds. */
export interface Instead<A, V> {
  readonly shownWhen: Condition<A>
  readonly question: string
  readonly options: readonly Option<V>[]
}

interface Common<A> {
  /** The display name in messages (specification section 5). */
  readonly label: string
  /** What the screen asks. */
  readonly question: string
  readonly hint?: string
  /** Said beside the question where an answer may be left out. */
  readonly optional?: boolean
  readonly shownWhen?: Condition<A>
  readonly rules: readonly Rule[]
  readonly remote?: RemoteRule
  readonly notices?: readonly Notice<A>[]
  readonly autocomplete?: string
}

/** The answers of a page whose vocabulary does not matter where it is read. */
export type AnyAnswers = Readonly<Record<string, unknown>>

/** How a field is asked, and with it the kind of its value. `null` and absence mean: not answered. */
export type Field<A = AnyAnswers, V = unknown> = Common<A> &
  (
    | {
        readonly kind: TextKind
        readonly width?: number
        readonly counted?: number
      }
    | { readonly kind: 'paragraphs'; readonly counted?: number }
    /** A day, YYYY-MM-DD; `months` is how far ahead it may lie, and `past` whether it may lie behind. */
    | { readonly kind: 'date'; readonly months: number; readonly past?: boolean }
    /** Pounds, with pence as decimals. */
    | { readonly kind: 'money'; readonly min: number; readonly max: number }
    /** A whole number typed or stepped. */
    | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly stepped?: true }
    /** `unoffered` codes answer another wording of the question: the wire may carry them, the page does not ask them. */
    | {
        readonly kind: 'radios' | 'select'
        readonly options: readonly Option<V>[]
        readonly unoffered?: readonly V[]
        readonly instead?: Instead<A, V>
      }
    /** One of a list that is looked up by the answer of another field; its value is the entry's key. */
    | ({ readonly kind: 'listed' } & Listing)
    /** A select whose ids are the whole numbers from min to max. */
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
    /** A box to accept something; `links` lead to what is accepted, each in a new tab. */
    | { readonly kind: 'tick'; readonly links?: readonly { readonly href: string; readonly text: string }[] }
    | { readonly kind: 'photos'; readonly max: number }
  )

/** Every option that a field offers, in one wording of its question or the other. */
export function optionsOf(field: Field): readonly Option<unknown>[] {
  if (!('options' in field)) return []
  return 'instead' in field && field.instead ? [...field.options, ...field.instead.options] : field.options
}

export type FieldKind = Field['kind']
/** The field of a kind: `FieldOf<'date'>`. */
export type FieldOf<K extends FieldKind> = Field & { readonly kind: K }

interface Asked<A> extends Partial<Common<A>> {
  readonly rules?: readonly Rule[]
}

/** `asked.rules` are what is required and how; what the kind itself asks for (`kindRules`) comes after them. */
function common<A>(label: string, asked: Asked<A>, kindRules: readonly Rule[] = []) {
  return { question: label, ...asked, label, rules: [...(asked.rules ?? [required]), ...kindRules] }
}

/** A code is what a message brought: digits, written with spaces and hyphens or without. */
type TextKind = 'text' | 'email' | 'tel' | 'postcode' | 'password' | 'code'

interface TextAsked<A> extends Asked<A> {
  readonly width?: number
  /** The longest text that is right; with `counts` the page counts down to it. */
  readonly longest?: number
  readonly counts?: boolean
}

function text<A>(label: string, asked: TextAsked<A>) {
  const { longest, counts, ...rest } = asked
  const field = common(label, rest, longest === undefined ? [] : [maxLength(longest)])
  return { ...field, ...(counts && longest !== undefined ? { counted: longest } : {}) }
}

export const typed = <A>(kind: TextKind, label: string, asked: TextAsked<A> = {}): Field<A, string> => ({
  ...text(label, asked),
  kind,
})

export const paragraphs = <A>(label: string, asked: TextAsked<A> = {}): Field<A, string> => ({
  ...text(label, asked),
  kind: 'paragraphs',
})

export const day = <A>(
  label: string,
  months: number,
  asked: Asked<A> & { past?: boolean } = {},
): Field<A, string> => ({
  ...common(label, { ...asked, rules: [required, date, ...(asked.rules ?? [])] }),
  kind: 'date',
  months,
  ...pick(asked, 'past'),
})

interface Bounds {
  readonly min: number
  readonly max: number
}
const numberRules = ({ min, max }: Bounds): Rule[] => [numeric, minValue(min), maxValue(max)]

/** An amount says one thing of an empty and of an unreadable answer (specification section 5, both price fields). */
export const money = <A>(label: string, bounds: Bounds, asked: Asked<A> = {}): Field<A, number> => ({
  ...common(label, { rules: [requiredSaying(() => numeric.message(label))], ...asked }, numberRules(bounds)),
  kind: 'money',
  ...bounds,
})

export const wholeNumber = <A>(
  label: string,
  bounds: Bounds & { stepped?: true },
  asked: Asked<A> = {},
): Field<A, number> => ({ ...common(label, asked, numberRules(bounds)), kind: 'number', ...bounds })

export const radios = <A, const V>(
  label: string,
  options: readonly Option<V>[],
  asked: Asked<A> & { unoffered?: readonly V[]; instead?: Instead<A, V> } = {},
): Field<A, V> => ({
  ...common(label, asked),
  kind: 'radios',
  options,
  ...pick(asked, 'unoffered'),
  ...pick(asked, 'instead'),
})

export const listed = <A>(
  label: string,
  by: Listing & { readonly from: keyof A & string },
  asked: Asked<A> = {},
): Field<A, string> => ({ ...common(label, asked), kind: 'listed', ...by })

export const select = <A, const V>(
  label: string,
  options: readonly Option<V>[],
  asked: Asked<A> = {},
): Field<A, V> => ({ ...common(label, asked), kind: 'select', options })

export const numbers = <A>(
  label: string,
  range: { min: number; max: number; unit: readonly [string, string] },
  asked: Asked<A> = {},
): Field<A, number> => ({ ...common(label, asked), kind: 'numbers', ...range })

export const checkboxes = <A, const E>(
  label: string,
  options: readonly Option<E>[],
  asked: Asked<A> = {},
): Field<A, readonly E[]> => ({ ...common(label, asked), kind: 'checkboxes', options })

export const tick = <A>(
  label: string,
  asked: Asked<A> & { links?: readonly { href: string; text: string }[] } = {},
): Field<A, boolean> => ({
  ...common(label, { rules: [accepted], ...asked }),
  kind: 'tick',
  ...pick(asked, 'links'),
})

function pick<T extends object, K extends keyof T>(from: T, key: K): { [P in K]?: Exclude<T[P], undefined> } {
  return from[key] === undefined ? {} : ({ [key]: from[key] } as { [P in K]?: Exclude<T[P], undefined> })
}
