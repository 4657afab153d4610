import { expect, test, vi } from 'vitest'
import { aFeed } from '../../../tests/support/feeds.ts'
import { aServer } from '../../../tests/support/server.ts'
import type { Evaluate } from '../listings/publishing/law-in.ts'
import { readyToJudge } from './judging.ts'

test('a start that finds a feed makes ready what judges its homes', async () => {
  const { deps, database } = await aServer()
  expect(await deps.feeds.feeds.areAny()).toBe(false)
  await aFeed(database)
  expect(await deps.feeds.feeds.areAny()).toBe(true)
  const evaluate = vi.fn<Evaluate>(async () => ({ refused: [], warned: [], findings: [] }))
  await readyToJudge(evaluate, deps)()
  expect(evaluate.mock.calls.map(([{ appType }]) => appType)).toEqual(['sell', 'let'])
})

test('where it can’t be made ready, that is logged, and nothing else', async () => {
  const { deps } = await aServer()
  const warn = vi.spyOn(deps.log, 'warn').mockImplementation(() => undefined)
  await readyToJudge(() => Promise.reject(new Error('no memory')), deps)()
  expect(warn).toHaveBeenCalledOnce()
})
