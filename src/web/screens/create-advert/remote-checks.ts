import { fieldsIn } from '#shared/form/block.ts'
import type { RemoteRule } from '#shared/form/field.ts'
import { isEmpty } from '#shared/form/rule.ts'
import { normalisePhoneNumber } from '#shared/values/phone-number.ts'
import { validatePhone } from '#web/api/advert-api.ts'
import type { BoundForm } from '#web/form/form-events.ts'
import { flagsOf, remoteKey } from '#web/form/form-store.ts'

/** Asks the server what only it can say, of each value once (the phone entry cache of section 3). */
export function remoteChecks({ page, store, actions }: BoundForm) {
  const asked = page.blocks
    .flatMap(fieldsIn)
    .flatMap(([name, { remote }]): (readonly [string, RemoteRule])[] =>
      remote?.check === 'phone' ? [[name, remote]] : [],
    )
  const underWay = new Map<string, Promise<void>>()
  const ask = async (key: string, rule: RemoteRule, value: unknown): Promise<void> => {
    actions.answerRemote(key, 'asking')
    const answer = await validatePhone(normalisePhoneNumber(String(value)), rule)
    underWay.delete(key)
    actions.answerRemote(key, answer ?? 'failed')
  }
  const askRemote = async (): Promise<void> => {
    const state = store.getState()
    for (const [name, rule] of asked) {
      const value = state.values[name]
      const key = remoteKey(rule, value)
      const answer = state.remote[key]
      const isDue = state.shown.has(name) && flagsOf(state, name).told && !isEmpty(value)
      if (isDue && (answer === undefined || answer === 'failed') && !underWay.has(key)) {
        underWay.set(key, ask(key, rule, value))
      }
    }
    await Promise.all(underWay.values())
  }
  return { askRemote, remoteNames: asked.map(([name]) => name) }
}
