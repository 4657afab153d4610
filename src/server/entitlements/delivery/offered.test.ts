import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { NotOffered } from '#shared/advert/marketing-options.ts'
import type { AppType } from '#shared/form/block.ts'
import { notOfferedShown } from './offered.ts'

test('what is shown is asked for once a second for each app type, and again after a failure', async () => {
  const asked: AppType[] = []
  let answer: () => Promise<NotOffered> = () => Promise.resolve({ 'Gold-Package': 'Not today.' })
  const shown = notOfferedShown((appType) => {
    asked.push(appType)
    return answer()
  })
  expect(await Promise.all([shown('sell'), shown('sell'), shown('let')])).toHaveLength(3)
  expect(asked).toEqual(['sell', 'let'])
  await sleep(1_050)
  answer = () => Promise.reject(new Error('no database'))
  await expect(shown('sell')).rejects.toThrow('no database')
  answer = () => Promise.resolve({})
  expect(await shown('sell')).toEqual({})
})
