import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test, vi } from 'vitest'
import { judgeAdvert } from '#shared/rulebook/judge-advert.ts'
import { aDraftWindow } from '../../../../../tests/support/draft-windows.ts'
import type { JudgeAsked } from './advert-judge.ts'
import { startFindings } from './start-findings.tsx'

/** In place of the browser's workers: the first one's file does not arrive. */
function withoutTheFirst(): readonly EventTarget[] {
  const all: EventTarget[] = []
  class StandIn extends EventTarget {
    constructor() {
      super()
      all.push(this)
    }
    postMessage({ appType, answers, today }: JudgeAsked): void {
      const isFirst = this === all[0]
      queueMicrotask(() => {
        const data = judgeAdvert(appType, answers, today)
        this.dispatchEvent(isFirst ? new Event('error') : new MessageEvent('message', { data }))
      })
    }
    terminate(): void {}
  }
  vi.stubGlobal('Worker', StandIn)
  onTestFinished(() => void vi.unstubAllGlobals())
  return all
}

test('a reader whose file did not arrive is started again by the next change', async () => {
  const workers = withoutTheFirst()
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
