import { expect, test } from 'vitest'
import { LIVE_STRIPE } from '../../../tests/support/live-stripe.ts'
import { aServer } from '../../../tests/support/server.ts'
import { type Config, readConfig } from '../config/config.ts'
import { deliveryDeps } from './delivery-deps.ts'

const server = await aServer()
const { log, now, database, privacyNumbers, support } = server.deps

async function notOfferedWith(change: Partial<Config>, environment: Readonly<Record<string, string>> = {}) {
  const read = readConfig({ NODE_ENV: 'test', ...environment }, '/srv')
  if (!read.ok) throw new Error(read.problems.join(' '))
  const around = { database, log, now, sendPage: support.sendPage }
  const delivery = await deliveryDeps({ ...read.config, ...change }, privacyNumbers.voice, around)
  return { notOffered: await delivery.privacyNumbers.notOffered('let'), references: delivery.references }
}

test('options with a reference are offered only while staff judge them', async () => {
  expect((await notOfferedWith({})).notOffered).toEqual({})
  const off = await notOfferedWith({ references: null })
  expect(off.notOffered).toEqual({
    'Gold-Package': 'We can’t provide tenant references at the moment.',
    'Silver-Package': 'We can’t provide tenant references at the moment.',
  })
  const key = Buffer.alloc(32, 1)
  const winding = await notOfferedWith({ references: { isOffered: false, keys: [key] } })
  expect(Object.keys(winding.notOffered)).toEqual(['Gold-Package', 'Silver-Package'])
  expect(winding.references.landlord).not.toBeNull()
})

test('for real money nothing is sold that a sandbox would deliver, nor what nobody said is done by hand', async () => {
  const voice = {
    accountSid: 'AC1',
    authToken: 'token',
    numbers: ['+441632960001'],
    mostBought: 0,
    bundleSid: null,
    addressSid: null,
  }
  const key = Buffer.alloc(32, 1)
  expect(Object.keys((await notOfferedWith({}, LIVE_STRIPE)).notOffered)).toEqual([
    'Gold-Package',
    'Silver-Package',
    'Bronze-Package',
  ])
  const calling = await notOfferedWith({ voice }, LIVE_STRIPE)
  expect(Object.keys(calling.notOffered)).toEqual(['Gold-Package', 'Silver-Package'])
  const judging = { voice, references: { isOffered: true, keys: [key] } }
  expect(Object.keys((await notOfferedWith(judging, LIVE_STRIPE)).notOffered)).toEqual(['Gold-Package'])
  const all = { ...judging, facebookPromotion: { feedSecret: 'an-address-that-is-secret' } }
  expect((await notOfferedWith(all, LIVE_STRIPE)).notOffered).toEqual({})
  const testKeys = {
    ...LIVE_STRIPE,
    STRIPE_SECRET_KEY: 'sk_test_0123456789abcdef',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_0123456789abcdef',
  }
  expect((await notOfferedWith({}, testKeys)).notOffered).toEqual({})
})

test('without a key nothing of references can be read or judged, and what is due is erased all the same', async () => {
  const { references } = await notOfferedWith({ references: null })
  expect([references.landlord, references.judging]).toEqual([null, null])
  expect(await references.keeping.erase(now())).toBe(0)
})
