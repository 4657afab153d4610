import { expect, test } from 'vitest'
import { aHouseToLet, letting } from '../../../tests/support/builders.ts'
import { aFinishedDraft, anOwner, aStreet, listingOf, published } from '../../../tests/support/publishing.ts'
import { aServer } from '../../../tests/support/server.ts'

let now = new Date('2026-11-20T12:00:00Z')
const here = await aServer({ now: () => now })

test('a final save refuses what the law refuses, under its field', async () => {
  const owner = await anOwner(here)
  const answers = {
    ...aHouseToLet(),
    streetName: aStreet(),
    propertyDss: 'false',
    summary: 'Home, no DSS',
  } as const
  const draft = await aFinishedDraft(here, owner, { context: letting, answers })
  const { body } = await draft.finish()
  expect(body).toMatchObject({
    success: false,
    errors: [
      { block: 'summary', field: 'summary', message: expect.stringMatching(/^‘no DSS’: In England/) },
      { block: 'dss', field: 'propertyDss', message: expect.stringMatching(/^In England/) },
    ],
  })
  expect(await listingOf(here, draft.uuid)).toBeNull()
})

test('an advert that the law refuses by now is not put back online as it was', async () => {
  now = new Date('2026-04-30T12:00:00Z')
  const owner = await anOwner(here)
  const answers = { ...aHouseToLet(), streetName: aStreet(), propertyDss: 'false' } as const
  const advert = await published(here, owner, { context: letting, answers })
  await advert.withdraw()
  now = new Date('2026-04-30T22:59:00Z')
  expect((await advert.republish()).body).toMatchObject({ success: true })
  await advert.withdraw()
  now = new Date('2026-04-30T23:00:00Z')
  const { body } = await advert.republish()
  expect(body).toMatchObject({
    success: false,
    error_message: expect.stringMatching(/Choose Edit.* In England/),
  })
  expect((await listingOf(here, advert.uuid))?.['state']).toBe('withdrawn')
  await advert.save(1, { propertyDss: 'true' })
  expect((await advert.finish(2, { propertyDss: 'true' })).body.success).toBe(true)
  expect((await listingOf(here, advert.uuid))?.['state']).toBe('live')
})
