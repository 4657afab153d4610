import { beforeAll, expect, test } from 'vitest'
import { aFeed } from '../../../../tests/support/feeds.ts'
import { anOwner, published } from '../../../../tests/support/publishing.ts'
import { aProperty, envelope, rtdfCall } from '../../../../tests/support/rtdf.ts'
import { aServer } from '../../../../tests/support/server.ts'

let server: Awaited<ReturnType<typeof aServer>>
beforeAll(async () => {
  server = await aServer()
})

type Feed = Awaited<ReturnType<typeof aFeed>>

/** A street that only this test's homes stand in. */
const STREETS = ['Ash', 'Beech', 'Cedar', 'Elder', 'Fir', 'Hazel'].values()
const aPlace = () => {
  const streetName = `${STREETS.next().value} Lane`
  return { doorNumber: '12', streetName, townName: 'Leeds', propertyPostcode: 'LS1 1AA' }
}
type Place = ReturnType<typeof aPlace>

async function sent(feed: Feed, { doorNumber, streetName }: Place, price = 250_000) {
  const address = { house_name_number: doorNumber, address_2: streetName }
  const home = aProperty({ address, price: { price }, property: { agent_ref: streetName } })
  const { body } = await rtdfCall(server, feed.secret, 'sendpropertydetails', envelope(home, 1, feed.branch))
  expect(body.errors ?? []).toEqual([])
  return body.property.rightmove_url?.split('/').at(-1) ?? ''
}
const removed = (feed: Feed, { streetName }: Place) =>
  rtdfCall(
    server,
    feed.secret,
    'removeproperty',
    envelope({ agent_ref: streetName, removal_reason: 9 }, 1, feed.branch),
  )

/** The cards of a street: each the adverts that it leads to, and its text. */
async function cardsOf({ streetName }: Place) {
  const { body } = await server.app.inject({ url: `/adverts?place=${encodeURIComponent(streetName)}` })
  const cards = body.split('<article').slice(1)
  return cards.map((card) => ({
    adverts: [...card.matchAll(/href="\/advert\/(\w{8})"/g)].map(([, id = '']) => id),
    text: card.replaceAll(/<[^>]+>/g, ' '),
    count: /\d+ homes?\b/.exec(body)?.[0],
  }))
}

test('two agents and an owner advertise one home: buyers see one card, the owner’s, which names the others', async () => {
  const place = aPlace()
  const [one, other] = [await aFeed(server.database), await aFeed(server.database)]
  const first = await sent(one, place, 250_000)
  const second = await sent(other, place, 245_000)
  expect(await cardsOf(place)).toMatchObject([{ adverts: [first, second], count: '1 home' }])
  const owner = await anOwner(server)
  const { listing } = await published(server, owner, { answers: place })
  const [card, ...more] = await cardsOf(place)
  expect([card?.adverts, more]).toEqual([[listing, first, second], []])
  expect(card?.text).toMatch(
    /Also advertised by Northgate Homes\s+£250,000.*Also advertised by Northgate Homes\s+£245,000/s,
  )
})

test('when the first of them ends, the others stay on one card', async () => {
  const place = aPlace()
  const feeds = [await aFeed(server.database), await aFeed(server.database), await aFeed(server.database)]
  const ids: string[] = []
  for (const feed of feeds) ids.push(await sent(feed, place))
  await removed(feeds[0] as Feed, place)
  expect(await cardsOf(place)).toMatchObject([{ adverts: ids.slice(1), count: '1 home' }])
  await sent(feeds[0] as Feed, place)
  expect((await cardsOf(place)).map(({ adverts }) => adverts.toSorted())).toEqual([ids.toSorted()])
})

test('what turns out to be another home gets a card of its own', async () => {
  const place = aPlace()
  const [one, other] = [await aFeed(server.database), await aFeed(server.database)]
  const first = await sent(one, place)
  await sent(other, place)
  const second = await sent(other, { ...place, doorNumber: '14' })
  expect((await cardsOf(place)).map(({ adverts }) => adverts)).toEqual([[second], [first]])
})

test('two branches of one agency are one', async () => {
  const place = aPlace()
  const one = await aFeed(server.database)
  const branch = await aFeed(server.database, { agency: one.agencyId, branch: '5678' })
  const first = await sent(one, place)
  await sent(branch, place)
  expect(await cardsOf(place)).toMatchObject([{ adverts: [first], count: '1 home' }])
})

test('of twenty agents that send one home at once all are on one card', async () => {
  const place = aPlace()
  const feeds = await Promise.all(Array.from({ length: 20 }, () => aFeed(server.database)))
  const ids = await Promise.all(feeds.map((feed) => sent(feed, place)))
  const [card, ...more] = await cardsOf(place)
  expect([card?.adverts.toSorted(), more]).toEqual([ids.toSorted(), []])
  await Promise.all(feeds.slice(1).map((feed) => removed(feed, place)))
  expect(await cardsOf(place)).toMatchObject([{ adverts: ids.slice(0, 1) }])
})
