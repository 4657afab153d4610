import { fieldsIn } from '#shared/form/block.ts'
import type { RemoteRule } from '#shared/form/field.ts'
import { isEmpty } from '#shared/form/rule.ts'
import { normalisePhoneNumber } from '#shared/values/phone-number.ts'
import { validatePhone } from '#web/api/advert-api.ts'
import { checkAddress, type OwnAdvert } from '#web/api/lookup-api.ts'
import { flagsOf } from '#web/form/flags.ts'
import type { BoundForm } from '#web/form/form-events.ts'
import { type FormState, remoteKey } from '#web/form/form-store.ts'

export interface RemoteChecks {
  /** Runs all due checks; resolves when every response is here. */
  readonly ask: () => Promise<void>
  /** Runs checks whenever a field is left; returns a function that stops it. */
  readonly start: () => () => void
}

/** Somebody who goes through a list by the keyboard passes other entries. */
const SETTLED_MS = 400

interface RemoteDeps {
  /** Of the draft, because its own advert is no duplicate. */
  readonly uuid: () => string
  /** Another advert of the user's own stands for the address; `key`: its `remoteKey`. */
  readonly onOwnAdvert: (key: string, own: OwnAdvert) => void
}

/** Asks the server about each value once (section 3, the phone entry cache and the checked address references). */
export function remoteChecks({ page, store, actions }: BoundForm, deps: RemoteDeps): RemoteChecks {
  const asked = page.blocks
    .flatMap(fieldsIn)
    .flatMap(([name, { remote }]): (readonly [string, RemoteRule])[] => (remote ? [[name, remote]] : []))
  const looksAt = asked.flatMap(([name, { asks = [] }]) => [name, ...asks])
  const underWay = new Map<string, Promise<void>>()
  const check = async (key: string, rule: RemoteRule, value: unknown): Promise<void> => {
    actions.setRemoteAnswer(key, 'asking')
    const answer = await answerTo(key, rule, value, store.getState(), deps)
    underWay.delete(key)
    actions.setRemoteAnswer(key, answer ?? 'failed')
  }
  const ask = async (): Promise<void> => {
    const state = store.getState()
    for (const [name, rule] of asked) {
      const value = state.answers[name]
      const key = remoteKey(rule, value, state.answers)
      const answer = state.remote[key]
      const isDue = flagsOf(state, name).isErrorShown && isComplete(state, name, rule)
      if (isDue && (answer === undefined || answer === 'failed') && !underWay.has(key)) {
        underWay.set(key, check(key, rule, value))
      }
    }
    await Promise.all(underWay.values())
  }
  return {
    ask,
    start: () => {
      const stopTelling = tellChosen({ page, store, actions })
      const stop = store.subscribe((state, before) => {
        if (looksAt.some((name) => state.flags[name] !== before.flags[name])) void ask()
      })
      return () => {
        stopTelling()
        stop()
      }
    },
  }
}

/** What is chosen from a list is checked before the list is left. */
function tellChosen({ page, store, actions }: BoundForm): () => void {
  const lists = page.blocks.flatMap(fieldsIn).flatMap(([name, { kind }]) => (kind === 'listed' ? [name] : []))
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = store.subscribe(({ answers }, before) => {
    for (const name of lists) {
      if (answers[name] === before.answers[name]) continue
      clearTimeout(timer)
      if (!isEmpty(answers[name])) timer = setTimeout(() => actions.leave(name), SETTLED_MS)
    }
  })
  return () => {
    clearTimeout(timer)
    stop()
  }
}

/** The field is visible and answered, and the answers sent with it are valid. */
function isComplete({ shown, answers, errors }: FormState, name: string, { asks = [] }: RemoteRule): boolean {
  return shown.has(name) && !isEmpty(answers[name]) && asks.every((other) => !errors[other])
}

/** Null if the call failed. */
async function answerTo(
  key: string,
  rule: RemoteRule,
  value: unknown,
  { answers, context }: FormState,
  { uuid, onOwnAdvert }: RemoteDeps,
): Promise<boolean | null> {
  if (rule.check === 'phone') return validatePhone(normalisePhoneNumber(String(value)), rule)
  const type = context.addressType === 'standard' ? 'RECOGNISED' : 'ORPHAN'
  const fields = Object.fromEntries((rule.asks ?? []).map((name) => [name, answers[name] ?? null]))
  const checked = await checkAddress(uuid(), { ...fields, type })
  if (checked?.own) onOwnAdvert(key, checked.own)
  return checked?.isNew ?? null
}
