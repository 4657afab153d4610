import { expect, test } from 'vitest'
import { evaluate } from '#shared/rulebook/evaluate.ts'
import { aHouseToLet } from '../../../../tests/support/builders.ts'
import { judgeLive } from './judge-live.ts'
import type { LiveAdvert } from './live-law-store.ts'

/** Its owner is to be told on 1 April: from 1 May the law refuses it. */
const anAdvert = (id: string): LiveAdvert => ({
  id,
  uuid: id,
  ownerKey: Buffer.from(id),
  email: `${id}@example.org`,
  appType: 'let',
  version: 1,
  isLive: true,
  firstOnline: '2026-01-01',
  publishedAt: new Date('2026-01-01T12:00:00Z'),
  answers: aHouseToLet({ propertyPostcode: 'SW1A 1AA', propertyDss: 'false' }),
  allowed: {},
  notified: [],
})
const TOO_LONG = Buffer.from('b').toString('base64url')

test('an advert that cannot be judged keeps no other owner from being told, and the job fails naming it', async () => {
  const settled: string[] = []
  const judging = judgeLive({
    liveLaw: {
      live: async (after) => (after === '' ? ['a', 'b', 'c'].map(anAdvert) : []),
      notified: async () => [],
      settle: async ({ id }) => settled.push(id) > 0,
    },
    evaluate: async (judged, client) => {
      if (client === TOO_LONG) throw new Error('too long')
      return evaluate(judged)
    },
    now: () => new Date('2026-04-01T00:05:00+01:00'),
  })
  await expect(judging).rejects.toMatchObject({
    message: '1 live adverts could not be judged: b',
    cause: { message: 'too long' },
  })
  expect(settled).toEqual(['a', 'c'])
})
