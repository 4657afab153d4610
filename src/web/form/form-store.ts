import type { ComponentType } from 'react'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Block, Context } from '#shared/form/block.ts'
import type { AnyAnswers, RemoteRule } from '#shared/form/field.ts'
import { isEmpty } from '#shared/form/rule.ts'
import { type WalkedBlock, type WalkedField, walk } from '#shared/form/walk.ts'
import type { IsoDate } from '#shared/values/iso-date.ts'
import { normalisePhoneNumber } from '#shared/values/phone-number.ts'
import type { FieldProps, NoteWeight } from './control-props.ts'
import { type AllFlags, afterLeaving, flagsOf, touch } from './flags.ts'
import type { FoundList } from './found-list.ts'
import { type Uploads, withoutPending } from './pending-uploads.ts'
import {
  followed,
  type Refusal,
  type Refused,
  refusedNow,
  stillRefused,
  withRefused,
} from './refused-answers.ts'

export interface FormState {
  readonly context: Context
  readonly declared: readonly Block[]
  readonly answers: AnyAnswers
  /** Further facts that conditions can use. */
  readonly facts: AnyAnswers
  readonly lists: Readonly<Record<string, FoundList>>
  readonly flags: AllFlags
  readonly walked: readonly WalkedBlock[]
  /** The error of each visible field, or null. */
  readonly errors: Readonly<Record<string, string | null>>
  /** The visible fields. */
  readonly shown: ReadonlySet<string>
  readonly blocks: Readonly<Record<string, { readonly visible: boolean; readonly status: BlockStatus }>>
  /** Results of remote rules by `remoteKey`: 'asking' while in progress, 'failed' if the call failed. */
  readonly remote: Readonly<Record<string, boolean | 'asking' | 'failed'>>
  readonly uploads: Uploads
  /** What the server or the law refuses. */
  readonly refused: readonly Refused[]
  /** The fields whose notes say something, and whether that keeps the advert from being published. */
  readonly noted: Readonly<Record<string, NoteWeight>>
  /** The block below the error summary, and how often Next has shown it. */
  readonly summary: { readonly above: string; readonly times: number } | null
  /** What stands below each control, once its code is loaded. */
  readonly notes: { readonly View: ComponentType<FieldProps> } | null
}

/** 'open' until a field of the block is touched. */
export type BlockStatus = 'open' | 'valid' | 'invalid'

export interface FormPage {
  /** The initial blocks; more can be added. */
  readonly blocks: readonly Block[]
  /** The initial context; the address type can change. */
  readonly context: Context
  readonly today: IsoDate
}

export type FormStore = StoreApi<FormState>

export const remoteKey = (rule: RemoteRule, value: unknown, answers: AnyAnswers): string =>
  JSON.stringify([
    rule.check,
    rule.onlyMobile ? 1 : 0,
    rule.check === 'phone' ? normalisePhoneNumber(String(value)) : value,
    ...(rule.asks ?? []).map((name) => answers[name] ?? null),
  ])

/** The state of a form. The controls hold what is typed; the store mirrors it and derives errors and visibility. */
export function createFormStore(page: FormPage, answers: AnyAnswers, facts: AnyAnswers = {}): FormStore {
  const empty: FormState = {
    context: page.context,
    declared: page.blocks,
    answers: {},
    facts,
    lists: {},
    flags: {},
    walked: [],
    errors: {},
    shown: new Set(),
    blocks: {},
    remote: {},
    uploads: {},
    refused: [],
    noted: {},
    summary: null,
    notes: null,
  }
  return createStore(() => derive(page, { ...empty, answers }))
}

function derive(page: FormPage, state: FormState): FormState {
  const passed = withoutPending(state.uploads, walkOf(page, state))
  const refused =
    state.refused.length > 0 ? stillRefused(passed, state.refused, state.answers) : state.refused
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
  return walk(state.declared, {
    context: state.context,
    answers: { ...state.answers, ...state.facts },
    today: page.today,
    remote: (rule, value, answers) => {
      const answer = state.remote[remoteKey(rule, value, answers)]
      return typeof answer === 'boolean' ? answer : undefined
    },
  })
}

/** Valid once every field is, one is answered and none is stopped or uploading. A stop shows once its field was left. */
function statusOf(state: FormState, valid: boolean, fields: WalkedBlock['fields']): BlockStatus {
  const shown = fields.filter(({ visible }) => visible)
  const isAnswered = ({ name }: WalkedField) => !isEmpty(state.answers[name])
  const isStopped = ({ name }: WalkedField) => state.noted[name] === 'stops'
  const isWrong = (field: WalkedField): boolean => {
    if (state.uploads[field.name] === 'failed') return true
    const { touched, dirty } = flagsOf(state, field.name)
    if (isStopped(field)) return touched || (!dirty && isAnswered(field))
    return touched && field.error !== null
  }
  if (shown.some(isWrong)) return 'invalid'
  if (shown.some((field) => isStopped(field) || state.uploads[field.name] === 'pending')) return 'open'
  return valid && shown.some(isAnswered) ? 'valid' : 'open'
}

export interface FormActions {
  /** The user typed or chose. */
  readonly input: (name: string, value: unknown) => void
  /** The user left the field. */
  readonly leave: (name: string) => void
  /** Counts the fields of all earlier blocks as touched (specification section 4). */
  readonly touchEarlierBlocks: (blockName: string) => void
  /** Touches every field and shows its error. Returns the first invalid block's name. */
  readonly validate: () => string | null
  /** Replaces what is refused. Returns whether any of it is visible. */
  readonly refuse: (errors: readonly Refusal[]) => boolean
  /** Tells what is found in the answers now, of which nothing is refused anew. */
  readonly follow: (found: readonly Refusal[]) => void
  /** Sets answers that the user did not type. */
  readonly assign: (answers: AnyAnswers) => void
  readonly setRemoteAnswer: (key: string, answer: boolean | 'asking' | 'failed') => void
  readonly declare: (blocks: readonly Block[]) => void
  /** Sets these facts; undefined takes one away. */
  readonly setFacts: (facts: AnyAnswers) => void
  readonly setNoted: (noted: FormState['noted']) => void
  /** How the uploads of a field stand; undefined once all have arrived. */
  readonly setUploads: (name: string, stand: Uploads[string]) => void
  readonly setAddressType: (addressType: Context['addressType']) => void
  readonly setList: (name: string, list: FoundList) => void
}

export function formActions(page: FormPage, store: FormStore): FormActions {
  const change = (next: (state: FormState) => Partial<FormState>): void =>
    store.setState((state) => derive(page, { ...state, ...next(state) }))
  return {
    input: (name, value) => store.setState((state) => afterInput(page, state, name, value)),
    leave: (name) => change((state) => ({ flags: afterLeaving(state, name) })),
    touchEarlierBlocks: (blockName) => {
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
      change(({ walked, answers }) => ({ refused: refusedNow(walked, errors, answers) }))
      const { errors: shown } = store.getState()
      return errors.some(({ field, message }) => shown[field] === message)
    },
    follow: (found) => store.setState((state) => afterFinding(page, state, found)),
    assign: (answers) => change((state) => ({ answers: { ...state.answers, ...answers } })),
    setRemoteAnswer: (key, answer) => change(({ remote }) => ({ remote: { ...remote, [key]: answer } })),
    declare: (declared) => change(() => ({ declared })),
    setFacts: (facts) => change((state) => ({ facts: { ...state.facts, ...facts } })),
    setNoted: (noted) => change(() => ({ noted })),
    setUploads: (name, stand) => {
      if (store.getState().uploads[name] !== stand)
        change(({ uploads }) => ({ uploads: { ...uploads, [name]: stand } }))
    },
    setAddressType: (addressType) => change(({ context }) => ({ context: { ...context, addressType } })),
    setList: (name, list) => store.setState(({ lists }) => ({ lists: { ...lists, [name]: list } })),
  }
}

function afterInput(page: FormPage, before: FormState, name: string, value: unknown): FormState {
  const flags = { ...flagsOf(before, name), dirty: true }
  const next = derive(page, {
    ...before,
    answers: { ...before.answers, [name]: value },
    flags: { ...before.flags, [name]: flags },
  })
  // An error disappears as soon as it is corrected, and returns only when the field is left again.
  const isErrorShown = flags.isErrorShown && Boolean(before.errors[name]) && Boolean(next.errors[name])
  return withoutMended({ ...next, flags: { ...next.flags, [name]: { ...flags, isErrorShown } } })
}

function afterFinding(page: FormPage, before: FormState, found: readonly Refusal[]): FormState {
  const refused = followed(before.refused, found)
  return refused === before.refused ? before : withoutMended(derive(page, { ...before, refused }))
}

const withoutMended = (state: FormState): FormState =>
  state.walked.every(({ valid }) => valid) ? { ...state, summary: null } : state

function afterNext(page: FormPage, before: FormState): FormState {
  const next = derive(page, { ...before, flags: touch(before, shownNames(before.walked), true) })
  const above = next.walked.find(({ valid }) => !valid)?.block.name
  return {
    ...next,
    summary: above === undefined ? null : { above, times: (before.summary?.times ?? 0) + 1 },
  }
}

const shownNames = (blocks: readonly WalkedBlock[]): string[] =>
  blocks.flatMap(({ fields }) => fields.filter(({ visible }) => visible).map(({ name }) => name))
