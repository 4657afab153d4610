import { fieldsIn } from '#shared/form/block.ts'
import type { RemoteRule } from '#shared/form/field.ts'
import { isEmpty } from '#shared/form/rule.ts'
import { normalisePhoneNumber } from '#shared/values/phone-number.ts'
import { validatePhone } from '#web/api/advert-api.ts'
import { isNewAddress } from '#web/api/lookup-api.ts'
import type { BoundForm } from '#web/form/form-events.ts'
import { type FormState, flagsOf, remoteKey } from '#web/form/form-store.ts'

export interface RemoteChecks {
  /** Runs all due checks; resolves when every response is here. */
  readonly ask: () => Promise<void>
  /** Runs checks whenever a field is left; returns a function that stops it. */
  readonly start: () => () => void
}

/**
 * Asks the server about each value once (section 3, the phone entry cache and the checked address references). `uuid`
 * names the draft, because its own advert is no duplicate.
 */
export function remoteChecks({ page, store, actions }: BoundForm, uuid: () => string): RemoteChecks {
  const asked = page.blocks
    .flatMap(fieldsIn)
    .flatMap(([name, { remote }]): (readonly [string, RemoteRule])[] => (remote ? [[name, remote]] : []))
  const looksAt = asked.flatMap(([name, { asks = [] }]) => [name, ...asks])
  const underWay = new Map<string, Promise<void>>()
  const check = async (key: string, rule: RemoteRule, value: unknown): Promise<void> => {
    actions.setRemoteAnswer(key, 'asking')
    const answer = await answerTo(rule, value, store.getState(), uuid())
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
    start: () =>
      store.subscribe((state, before) => {
        if (looksAt.some((name) => state.flags[name] !== before.flags[name])) void ask()
      }),
  }
}

/** The field is visible and answered, and the answers sent with it are valid. */
function isComplete({ shown, answers, errors }: FormState, name: string, { asks = [] }: RemoteRule): boolean {
  return shown.has(name) && !isEmpty(answers[name]) && asks.every((other) => !errors[other])
}

/** Null if the call failed. */
function answerTo(
  rule: RemoteRule,
  value: unknown,
  { answers, context }: FormState,
  uuid: string,
): Promise<boolean | null> {
  if (rule.check === 'phone') return validatePhone(normalisePhoneNumber(String(value)), rule)
  const type = context.addressType === 'standard' ? 'RECOGNISED' : 'ORPHAN'
  const fields = Object.fromEntries((rule.asks ?? []).map((name) => [name, answers[name] ?? null]))
  return isNewAddress(uuid, { ...fields, type })
}
