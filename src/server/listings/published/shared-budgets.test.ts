import { expect, test } from 'vitest'
import { aListing } from '../../../../tests/support/listings.ts'
import { aServer } from '../../../../tests/support/server.ts'

const server = await aServer()

const form = (url: string, fields: Record<string, string>) => async (remoteAddress: string) => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const payload = new URLSearchParams(fields).toString()
  return (await server.app.inject({ method: 'POST', url, headers, payload, remoteAddress })).statusCode
}
let messages = 0
const CALLS = {
  enquiry: (id: string) => (address: string) =>
    form(`/advert/${id}/enquiry`, {
      name: 'Sam',
      email: 'sam@example.org',
      phone: '',
      message: `Is it free? ${(messages += 1)}`,
    })(address),
  report: (id: string) => form(`/advert/${id}/report`, { reason: 'It is let.', email: '' }),
  phone: (id: string) => async (remoteAddress: string) =>
    (await server.app.inject({ url: `/advert/${id}/phone`, remoteAddress })).statusCode,
}
const times = (count: number) => Array.from({ length: count }, (_, index) => index)

test.each([
  ['enquiry', 'one address', 15, 10, () => '198.51.100.1'],
  ['enquiry', 'the /64s of one /48', 101, 40, (index: number) => `2001:db8:a:${index.toString(16)}::1`],
  ['report', 'one address', 15, 5, () => '198.51.100.2'],
  ['report', 'the /64s of one /48', 51, 20, (index: number) => `2001:db8:b:${index.toString(16)}::1`],
  ['phone', 'one address', 40, 30, () => '198.51.100.3'],
  ['phone', 'the /64s of one /48', 501, 120, (index: number) => `2001:db8:c:${index.toString(16)}::1`],
] as const)('%s: %s (%i calls) gets %i of an advert’s day, and a visitor from elsewhere theirs', async (what, _where, calls, most, addressOf) => {
  const call = CALLS[what](await aListing(server.owner, { answers: { contactPreference: 'both' } }))
  const statuses = await Promise.all(times(calls).map((index) => call(addressOf(index))))
  expect(statuses.filter((status) => status < 400)).toHaveLength(most)
  expect(statuses.filter((status) => status === 429)).toHaveLength(calls - most)
  expect(await call('203.0.113.1')).toBeLessThan(400)
}) // biome-ignore format: a table

test('enquiries to one person: whoever sent many about other adverts of theirs leaves room for others', async () => {
  const answers = { contactPreference: 'both', enquiryEmail: 'one.owner@example.org' } as const
  const adverts: string[] = []
  while (adverts.length < 10) adverts.push(await aListing(server.owner, { answers }))
  const statuses = await Promise.all(
    adverts.flatMap((id) => times(22).map((index) => CALLS.enquiry(id)(`2001:db8:d:${index}::1`))),
  )
  expect(statuses.filter((status) => status < 400)).toHaveLength(80)
  expect(await CALLS.enquiry(adverts[0] ?? '')('203.0.113.2')).toBeLessThan(400)
})
