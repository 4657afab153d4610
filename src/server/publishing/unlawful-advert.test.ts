import { expect, test } from 'vitest'
import { aHouseToLet, letting } from '../../../tests/support/builders.ts'
import { aFinishedDraft, anOwner, aStreet, listingOf } from '../../../tests/support/publishing.ts'
import { aServer } from '../../../tests/support/server.ts'

const here = await aServer({ now: () => new Date('2026-11-20T12:00:00Z') })

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
