import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test, vi } from 'vitest'
import { judgeAdvert } from '#shared/rulebook/judge-advert.ts'
import type { Refusal } from '#web/form/refused-answers.ts'
import { aDraftWindow } from '../../../../../tests/support/draft-windows.ts'
import { askByLaw } from '../ask-by-law.ts'
import { LAW_QUESTIONS } from '../law-questions.ts'
import type { JudgeAsked } from './advert-judge.ts'
import { startFindings } from './start-findings.tsx'

/** In place of the browser's workers. `isLost`: whether the file of the one at this place does not arrive. */
function withWorkers(isLost = (_at: number): boolean => false): readonly EventTarget[] {
  const all: EventTarget[] = []
  class StandIn extends EventTarget {
    constructor() {
      super()
      all.push(this)
    }
    postMessage({ appType, answers, today }: JudgeAsked): void {
      const isGone = isLost(all.indexOf(this))
      queueMicrotask(() => {
        const data = judgeAdvert(appType, answers, today)
        this.dispatchEvent(isGone ? new Event('error') : new MessageEvent('message', { data }))
      })
    }
    terminate(): void {}
  }
  vi.stubGlobal('Worker', StandIn)
  onTestFinished(() => void vi.unstubAllGlobals())
  return all
}

test('a reader whose file did not arrive is started again by the next change', async () => {
  const workers = withWorkers((at) => at === 0)
  const { draft, form, type } = aDraftWindow({ uuid: randomUUID(), version: 0 })
  const { stop } = startFindings({ appType: 'sell', form, allowed: [], draft, isGuest: () => true })
  onTestFinished(stop)
  const noted = () => form.store.getState().noted
  await Promise.resolve()
  expect(noted()).toEqual({})
  type('propertyPostcode', 'SW1A 1AA')
  await expect.poll(noted).toHaveProperty('hasPropertyEpc')
  expect(workers).toHaveLength(2)
})

test('what the law refuses goes with its cause, and in another nation it says what the law is there', async () => {
  withWorkers()
  const deposits = { depositAmount: 1_500, holdingDepositAmount: 500 }
  const answers = { rentAmount: 950, priceFrequency: '1', ...deposits }
  const { form, draft, type } = aDraftWindow({ uuid: randomUUID(), version: 0 }, answers, false, 'let')
  const { refused, stop } = startFindings({ appType: 'let', form, allowed: [], draft, isGuest: () => false })
  onTestFinished(stop)
  onTestFinished(askByLaw('let', form, LAW_QUESTIONS).start())
  const error = (name: string) => form.store.getState().errors[name]
  type('propertyPostcode', 'SW1A 1AA')
  form.actions.refuse(await refused())
  expect(error('depositAmount')).toMatch(/In England .* 5 weeks/)
  type('rentAmount', 2_000)
  await expect.poll(() => error('depositAmount')).toBeNull()
  type('propertyPostcode', 'EH1 1YZ')
  await expect.poll(() => error('holdingDepositAmount')).toMatch(/In Scotland/)
  type('holdingDepositAmount', 0)
  await expect.poll(() => error('holdingDepositAmount')).toBeNull()
})

test.each([
  ['a guest', true, [/^‘No DSS’: In England/, /^‘English only’: /]],
  ['an owner, for whom publishing knows what was allowed,', false, []],
] as const)('%s is stopped at refused words: %s', async (_who, isGuest, messages) => {
  withWorkers()
  const answers = { propertyPostcode: 'SW1A 1AA', propertyDescription: 'No DSS. English only.' }
  const { form, draft, type } = aDraftWindow({ uuid: randomUUID(), version: 0 }, answers, isGuest, 'let')
  const { refused, refusedSoFar, stop } = startFindings({
    ...{ appType: 'let', form, allowed: [], draft },
    isGuest: () => isGuest,
  })
  onTestFinished(stop)
  const refusals = messages.map((message) => ({
    ...{ block: 'description', field: 'propertyDescription', isFound: true },
    message: expect.stringMatching(message),
  }))
  const ofText = (all: readonly Refusal[]) => all.filter(({ field }) => field === 'propertyDescription')
  expect(ofText(await refused())).toEqual(refusals)
  expect(ofText(refusedSoFar())).toEqual(refusals)
  form.actions.refuse(refusedSoFar())
  type('propertyDescription', 'A nice flat.')
  await expect.poll(() => form.store.getState().errors['propertyDescription']).toBeNull()
})
