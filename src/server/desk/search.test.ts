import { describe, expect, test } from 'vitest'
import { aDesk } from '../../../tests/support/desk-site.ts'
import { deskPaths } from './desk-paths.ts'

const { aSoldAdvert, get, rows } = aDesk()

describe('the search', () => {
  test.each([
    ['its reference', (found: Found) => found.reference],
    ['its reference in small letters and without a space', (found: Found) => found.listing],
    ['its reference with a hyphen', (found: Found) => found.reference.replace(' ', '-').toLowerCase()],
    ['its address on the site', (found: Found) => `https://gatepost.example/advert/${found.listing}`],
    ['its owner’s email', (found: Found) => ` ${found.email.toUpperCase()} `],
    ['its owner’s name', () => 'clara oakt'],
    ['its owner’s number', () => '07700 900 123'],
    ['its owner’s number from abroad', () => '+44 (0)7700 900123'],
  ])('finds an advert by %s', async (_what, typedOf) => {
    const found = await anAdvertToFind()
    const { body } = await get(deskPaths.find(typedOf(found)))
    expect(body).toContain(`href="${deskPaths.advert(found.listing)}"`)
  })
  test('finds an order by its id and by its payment, and an advert by its postcode', async () => {
    const { order, listing } = await aSoldAdvert()
    for (const typed of [order, `sandbox_${order}`, listing]) {
      expect((await get(deskPaths.find(typed))).body).toContain(`href="${deskPaths.order(order)}"`)
    }
    const [row] = await rows('select draft_uuid, owner_key from listings where id = $1', [listing])
    await rows(
      `insert into drafts (uuid, version, app_type, address_type, owner_key, blocks, field_versions, created_at, updated_at)
       values ($1, 1, 'sell', 'standard', $2, '{"address":{"fields":{"postcode":{"value":"SL9 7ZZ"}}}}', '{}', now(), now())`,
      [row.draft_uuid, row.owner_key],
    )
    expect((await get(deskPaths.find('sl97zz'))).body).toContain(`href="${deskPaths.advert(listing)}"`)
    expect((await get(deskPaths.find('sl97zx'))).body).not.toContain(`href="${deskPaths.advert(listing)}"`)
  })
  test.each(['%', '_', "' or 1=1 --", '\\', ''])('finds nothing by %j', async (typed) => {
    const { body } = await get(deskPaths.find(typed))
    expect(body).not.toContain('/desk/advert/')
    expect(body).not.toContain('/desk/order/')
  })
})

interface Found {
  readonly listing: string
  readonly reference: string
  readonly email: string
}
async function anAdvertToFind(): Promise<Found> {
  const { listing, email } = await aSoldAdvert()
  await rows(
    `update accounts set first_name = 'Clara', last_name = 'Oaktree', phone = '+447700900123' where email = $1`,
    [email],
  )
  return { listing, email, reference: `${listing.slice(0, 4)} ${listing.slice(4)}`.toUpperCase() }
}
