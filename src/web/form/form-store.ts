import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Block, Context } from '#shared/form/block.ts'
import type { RemoteRule } from '#shared/form/field.ts'
import { isEmpty } from '#shared/form/rule.ts'
import { type WalkedBlock, walk } from '#shared/form/walk.ts'
import type { IsoDate } from '#shared/values/iso-date.ts'
import { normalisePhoneNumber } from '#shared/values/phone-number.ts'
import { type Refused, refusedNow, stillRefused, withRefused } from './refused-answers.ts'

export type Values = Readonly<Record<string, unknown>>

interface Flags {
  readonly touched: boolean
  readonly dirty: boolean
  /** Whether an error of the field may be seen: after it was left or after Next, and until it is mended. */
  readonly told: boolean
}

/** What is known of the list that a field chooses from. */
export interface FoundList {
  readonly status: 'none' | 'finding' | 'found' | 'empty' | 'failed'
  /** What the list was looked up by. */
  readonly by: string
  readonly entries: readonly { readonly id: string; readonly label: string }[]
  /** Said where there is no list. */
  readonly message: string | null
}
export const NO_LIST: FoundList = { status: 'none', by: '', entries: [], message: null }

export interface FormState {
  readonly context: Context
  readonly values: Values
  /** What the page knows beside the answers, for conditions. */
  readonly facts: Values
  readonly lists: Readonly<Record<string, FoundList>>
  readonly flags: Readonly<Record<string, Flags>>
  readonly walked: readonly WalkedBlock[]
  /** What is wrong with each shown field, or null. */
  readonly errors: Readonly<Record<string, string | null>>
  /** The fields that the answers call for. */
  readonly shown: ReadonlySet<string>
  readonly blocks: Readonly<Record<string, { readonly visible: boolean; readonly status: BlockStatus }>>
  /** Answers of the remote rules, by `remoteKey`; 'asking' while one is on its way, 'failed' where none came. */
  readonly remote: Readonly<Record<string, boolean | 'asking' | 'failed'>>
  /** Fields whose answers are on their way: nothing is wrong with them yet. */
  readonly pending: readonly string[]
  /** What the server found wrong, each until an answer of its block changes. */
  readonly refused: readonly Refused[]
  /** The block above which the error summary stands, with how often it was called for. */
  readonly summary: { readonly above: string; readonly times: number } | null
}

/** 'open' until a field of the block was touched. */
export type BlockStatus = 'open' | 'valid' | 'invalid'

export interface FormPage {
  readonly blocks: readonly Block[]
  /** As the page begins; the address type can change. */
  readonly context: Context
  readonly today: IsoDate
}

export type FormStore = StoreApi<FormState>

const UNTOUCHED: Flags = { touched: false, dirty: false, told: false }

export const remoteKey = (rule: RemoteRule, value: unknown, answers: Values): string =>
  JSON.stringify([
    rule.check,
    rule.onlyMobile ? 1 : 0,
    rule.check === 'phone' ? normalisePhoneNumber(String(value)) : value,
    ...(rule.asks ?? []).map((name) => answers[name] ?? null),
  ])

export const flagsOf = (state: FormState, name: string): Flags => state.flags[name] ?? UNTOUCHED

/** The state of a page's form. What is typed lives in the document; this mirrors it and says what follows. */
export function createFormStore(page: FormPage, values: Values, facts: Values = {}): FormStore {
  const empty: FormState = {
    context: page.context,
    values: {},
    facts,
    lists: {},
    flags: {},
    walked: [],
    errors: {},
    shown: new Set(),
    blocks: {},
    remote: {},
    pending: [],
    refused: [],
    summary: null,
  }
  return createStore(() => derive(page, { ...empty, values }))
}

function derive(page: FormPage, state: FormState): FormState {
  const passed = withoutPending(state.pending, walkOf(page, state))
  const refused = state.refused.length > 0 ? stillRefused(passed, state.refused, state.values) : state.refused
  const walked = refused.length > 0 ? withRefused(passed, refused) : passed
  const errors: Record<string, string | null> = {}
  const shown = new Set<string>()
  const blocks: Record<string, { visible: boolean; status: BlockStatus }> = {}
  for (const { block, visible, valid, fields } of walked) {
    for (const field of fields.filter((one) => one.visible)) {
      shown.add(field.name)
      errors[field.name] = field.error
    }
    blocks[block.name] = { visible, status: statusOf(state, valid, fields) }
  }
  return { ...state, walked, refused, errors, shown, blocks }
}

function walkOf(page: FormPage, state: FormState): WalkedBlock[] {
  return walk(page.blocks, {
    context: state.context,
    answers: { ...state.values, ...state.facts },
    today: page.today,
    remote: (rule, value, answers) => {
      const answer = state.remote[remoteKey(rule, value, answers)]
      return typeof answer === 'boolean' ? answer : undefined
    },
  })
}

function withoutPending(pending: FormState['pending'], walked: WalkedBlock[]): WalkedBlock[] {
  return walked.map((one) => {
    if (one.valid || !one.fields.some(({ name }) => pending.includes(name))) return one
    const fields = one.fields.map((field) =>
      pending.includes(field.name) ? { ...field, error: null } : field,
    )
    return { ...one, fields, valid: fields.every(({ error }) => error === null) }
  })
}

/** A block is wrong once a touched field of it is wrong, and right once all of it is. */
function statusOf(state: FormState, valid: boolean, fields: WalkedBlock['fields']): BlockStatus {
  const shown = fields.filter(({ visible }) => visible)
  const touched = shown.filter(({ name }) => flagsOf(state, name).touched)
  if (touched.some(({ error }) => error !== null)) return 'invalid'
  if (shown.some(({ name }) => state.pending.includes(name))) return 'open'
  const answered = touched.length > 0 || shown.some(({ name }) => !isEmpty(state.values[name]))
  return valid && answered ? 'valid' : 'open'
}

export interface FormActions {
  /** A person typed or chose. */
  readonly input: (name: string, value: unknown) => void
  /** A person left the field. */
  readonly leave: (name: string) => void
  /** Every earlier block was passed by: their fields count as touched (specification section 4). */
  readonly passBefore: (blockName: string) => void
  /** Next: every field is touched and tells; returns the first invalid block's name. */
  readonly validate: () => string | null
  /** What the server found wrong, in place of what it found before; whether any of it stands on the page. */
  readonly refuse: (errors: readonly Omit<Refused, 'of'>[]) => boolean
  /** Values that did not come from the person's hands. */
  readonly assign: (values: Values) => void
  readonly answerRemote: (key: string, answer: boolean | 'asking' | 'failed') => void
  /** Takes the place of all that was known before. */
  readonly learn: (facts: Values) => void
  /** Whether an answer of the field is on its way. */
  readonly await: (name: string, isPending: boolean) => void
  readonly setAddressType: (addressType: Context['addressType']) => void
  readonly setList: (name: string, list: FoundList) => void
}

export function formActions(page: FormPage, store: FormStore): FormActions {
  const change = (next: (state: FormState) => Partial<FormState>): void =>
    store.setState((state) => derive(page, { ...state, ...next(state) }))
  return {
    input: (name, value) => store.setState((state) => afterInput(page, state, name, value)),
    leave: (name) => change((state) => ({ flags: touch(state, [name], true) })),
    passBefore: (blockName) => {
      const state = store.getState()
      const at = state.walked.findIndex(({ block }) => block.name === blockName)
      const names = shownNames(state.walked.slice(0, Math.max(at, 0)))
      if (names.some((name) => !flagsOf(state, name).touched))
        change(() => ({ flags: touch(state, names, false) }))
    },
    validate: () => {
      store.setState((state) => afterNext(page, state))
      return store.getState().summary?.above ?? null
    },
    refuse: (errors) => {
      if (errors.length === 0 && store.getState().refused.length === 0) return false
      change(({ walked, values }) => ({ refused: refusedNow(walked, errors, values) }))
      const { errors: told } = store.getState()
      return errors.some(({ field, message }) => told[field] === message)
    },
    assign: (values) => change((state) => ({ values: { ...state.values, ...values } })),
    answerRemote: (key, answer) => change(({ remote }) => ({ remote: { ...remote, [key]: answer } })),
    learn: (facts) => change(() => ({ facts })),
    await: (name, isPending) => {
      if (store.getState().pending.includes(name) === isPending) return
      change(({ pending }) => ({
        pending: isPending ? [...pending, name] : pending.filter((one) => one !== name),
      }))
    },
    setAddressType: (addressType) => change(({ context }) => ({ context: { ...context, addressType } })),
    setList: (name, list) => store.setState(({ lists }) => ({ lists: { ...lists, [name]: list } })),
  }
}

function afterInput(page: FormPage, before: FormState, name: string, value: unknown): FormState {
  const flags = { ...flagsOf(before, name), dirty: true }
  const next = derive(page, {
    ...before,
    values: { ...before.values, [name]: value },
    flags: { ...before.flags, [name]: flags },
  })
  // An error disappears the moment it is mended, and does not come back before the field is left again.
  const told = flags.told && Boolean(before.errors[name]) && Boolean(next.errors[name])
  const isMended = next.walked.every(({ valid }) => valid)
  return {
    ...next,
    flags: { ...next.flags, [name]: { ...flags, told } },
    summary: isMended ? null : next.summary,
  }
}

function afterNext(page: FormPage, before: FormState): FormState {
  const next = derive(page, { ...before, flags: touch(before, shownNames(before.walked), true) })
  const above = next.walked.find(({ valid }) => !valid)?.block.name
  return {
    ...next,
    summary: above === undefined ? null : { above, times: (before.summary?.times ?? 0) + 1 },
  }
}

function touch(state: FormState, names: readonly string[], told: boolean): FormState['flags'] {
  const flags = { ...state.flags }
  for (const name of names) {
    const before = flagsOf(state, name)
    flags[name] = { ...before, touched: true, told: before.told || told }
  }
  return flags
}

const shownNames = (blocks: readonly WalkedBlock[]): string[] =>
  blocks.flatMap(({ fields }) => fields.filter(({ visible }) => visible).map(({ name }) => name))
