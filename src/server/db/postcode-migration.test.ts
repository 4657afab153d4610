import { expect, test } from 'vitest'
import { aListing } from '../../../tests/support/listings.ts'
import { aDatabaseBefore } from '../../../tests/support/migrations.ts'

const asked = (postcode: string) => ({ fields: { propertyPostcode: { value: postcode } } })

test('published adverts get the postcode of the address that was asked for', async () => {
  const { owner, go } = await aDatabaseBefore('018-desk-search.sql')
  const publish = async (addressType: string, blocks: object): Promise<string> => {
    const listing = await aListing(owner)
    await owner.query(
      `insert into drafts (uuid, version, app_type, address_type, owner_key, blocks, field_versions, created_at, updated_at,
         listing_id)
       select draft_uuid, 1, 'sell', $2, owner_key, $3, '{}', now(), now(), id from listings where id = $1`,
      [listing, addressType, JSON.stringify(blocks)],
    )
    return listing
  }
  const both = { propertyAddress: asked('sl97zz'), manualAddress: asked('YO1 7aa') }
  const published = [
    await publish('standard', both),
    await publish('orphan', both),
    await publish('orphan', { manualAddress: asked('nowhere at all') }),
    await publish('standard', {}),
  ]
  await go()
  const { rows } = await owner.query('select id, postcode from listings')
  const postcodes = new Map(rows.map(({ id, postcode }) => [id, postcode]))
  expect(published.map((id) => postcodes.get(id))).toEqual(['SL9 7ZZ', 'YO1 7AA', null, null])
})
