import { expect, test } from 'vitest'
import { ENDPOINTS } from '#shared/api/endpoints.ts'
import { aHouseToLet, letting } from '../../../../tests/support/builders.ts'
import { aFinishedDraft, anOwner, aStreet } from '../../../../tests/support/publishing.ts'
import { aServer } from '../../../../tests/support/server.ts'

const here = await aServer({ now: () => new Date('2026-11-20T12:00:00Z') })
const seller = await anOwner(here)

test('what stands published stays so by whatever client it is sent again', async () => {
  const draft = await aFinishedDraft(here, seller, {
    context: letting,
    answers: { ...aHouseToLet(), streetName: aStreet() },
  })
  const send = async (blocks: object) => {
    const { body } = await seller.browser.post(ENDPOINTS.saveFinal.path, {
      data: { ...draft.stateOf(1), blocks },
    })
    return body
  }
  const { possession, ...contracts } = draft.stateOf(1, { possessionGround: null }).blocks
  expect(possession).toBeDefined()
  const first = await send({ ...contracts, possession })
  expect(first).toMatchObject({ success: false, errors: [{ block: 'possession' }] })
  const { listing_id: listing } = await send(contracts)
  expect(listing).toEqual(expect.any(String))
  for (const blocks of [{}, { possession }, contracts])
    expect(await send(blocks)).toMatchObject({ success: true, listing_id: listing, errors: [] })
})
