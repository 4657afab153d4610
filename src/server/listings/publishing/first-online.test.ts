import { expect, test } from 'vitest'
import type { DraftAnswers } from '#shared/advert/answers.ts'
import { aHouseToLet, aHouseWithoutAnEpc, letting } from '../../../../tests/support/builders.ts'
import { anOwner, aStreet, listingOf, type Owner, published } from '../../../../tests/support/publishing.ts'
import { aServer } from '../../../../tests/support/server.ts'
import { judgeLive } from './judge-live.ts'
import { publishDraft } from './publish-draft.ts'
import { republish } from './withdraw.ts'

let now = new Date()
const here = await aServer({ now: () => now })
const on = (day: string): void => {
  now = new Date(`${day}T12:00:00Z`)
}
const nights = async (from: string, nightCount: number): Promise<void> => {
  on(from)
  for (let night = 0; night < nightCount; night++) {
    await judgeLive(here.deps.publishing)
    now = new Date(now.getTime() + 24 * 3_600_000)
  }
}
/** A session would end before the clock is moved so far, so changes are saved on the first day. */
const savedBefore = async (
  advert: Awaited<ReturnType<typeof published>>,
  changed: DraftAnswers,
): Promise<void> => expect((await advert.save(1, changed)).body.success).toBe(true)
const again = (owner: Owner, uuid: string) =>
  publishDraft(here.deps.publishing, uuid, { ownerKey: owner.ownerKey, isAgent: false })
const putBack = (owner: Owner, uuid: string) => republish(here.deps.publishing, uuid, owner.ownerKey)
const stateOf = async (uuid: string) => (await listingOf(here, uuid))?.['state']

const withoutAnEpc = () => ({ ...aHouseWithoutAnEpc(), epcOrderedOn: null, streetName: aStreet() }) as const
const startingOn = (startDate: string) => ({ publishDate: true, startDate }) as const
const ENDED = {
  kind: 'errors',
  errors: [{ field: 'epcOrderedOn', message: expect.stringContaining('28 days') }],
}

test('a later start begins the 28 days to get a certificate no second time', async () => {
  on('2026-06-01')
  const owner = await anOwner(here)
  const advert = await published(here, owner, { answers: withoutAnEpc() })
  await savedBefore(advert, startingOn('2026-06-28'))
  on('2026-06-20')
  expect(await again(owner, advert.uuid)).toMatchObject({ kind: 'published' })
  await nights('2026-06-28', 1)
  expect(await stateOf(advert.uuid)).toBe('live')
  await nights('2026-06-29', 1)
  expect(await stateOf(advert.uuid)).toBe('withdrawn')
  expect(await again(owner, advert.uuid)).toMatchObject(ENDED)
})

test('days on which an advert was only planned to be online do not count', async () => {
  on('2026-06-01')
  const owner = await anOwner(here)
  const moved = await published(here, owner, { answers: { ...withoutAnEpc(), ...startingOn('2026-06-10') } })
  await savedBefore(moved, startingOn('2026-07-20'))
  expect(await again(owner, moved.uuid)).toMatchObject({ kind: 'published' })
  const hidden = await published(here, owner, { answers: { ...withoutAnEpc(), ...startingOn('2026-06-10') } })
  await hidden.withdraw()
  on('2026-08-01')
  expect(await putBack(owner, hidden.uuid)).toBe('done')
  expect(await listingOf(here, hidden.uuid)).toMatchObject({ live_from: '2026-08-01' })
  await nights('2026-08-28', 1)
  expect(await stateOf(hidden.uuid)).toBe('live')
  await nights('2026-08-29', 1)
  expect(await stateOf(hidden.uuid)).toBe('withdrawn')
})

test('what the law took offline is not put back before its question is answered, whoever asked it', async () => {
  on('2026-04-30')
  const owner = await anOwner(here)
  const unanswered = aHouseToLet({ possessionGround: null, streetName: aStreet() })
  const advert = await published(here, owner, { context: letting, answers: unanswered })
  await nights('2026-05-01', 1)
  expect(await stateOf(advert.uuid)).toBe('withdrawn')
  expect(await putBack(owner, advert.uuid)).toMatchObject({
    reasons: [expect.stringContaining('ground 1 or 1A')],
  })
  // A client that knows the contract's blocks alone.
  const { possession: _unknown, ...blocks } = advert.stateOf(1).blocks
  await here.owner.query('update drafts set asked_law = $2 where uuid = $1', [advert.uuid, []])
  expect(Object.keys(blocks)).not.toContain('possession')
  expect(await again(owner, advert.uuid)).toMatchObject({ errors: [{ field: 'possessionGround' }] })
  on('2026-04-30')
  await savedBefore(advert, { possessionGround: 'none' })
  on('2026-05-02')
  expect(await again(owner, advert.uuid)).toMatchObject({ kind: 'published' })
})
