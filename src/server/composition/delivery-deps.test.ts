import { expect, test } from 'vitest'
import { aServer } from '../../../tests/support/server.ts'
import { type Config, readConfig } from '../config/config.ts'
import { deliveryDeps } from './delivery-deps.ts'

const server = await aServer()
const { log, now, database, privacyNumbers, support } = server.deps

async function notOfferedWith(change: Partial<Config>) {
  const read = readConfig({ NODE_ENV: 'test' }, '/srv')
  if (!read.ok) throw new Error(read.problems.join(' '))
  const around = { database, log, now, sendPage: support.sendPage }
  const delivery = await deliveryDeps({ ...read.config, ...change }, privacyNumbers.voice, around)
  return { notOffered: await delivery.privacyNumbers.notOffered('let'), references: delivery.references }
}

test('options with a reference are offered only while staff judge them', async () => {
  expect((await notOfferedWith({})).notOffered).toEqual({})
  const off = await notOfferedWith({ references: null })
  expect(off.notOffered).toEqual({
    'Gold-Package': 'We cannot provide tenant references at the moment.',
    'Silver-Package': 'We cannot provide tenant references at the moment.',
  })
  const key = Buffer.alloc(32, 1)
  const winding = await notOfferedWith({ references: { isOffered: false, keys: [key] } })
  expect(Object.keys(winding.notOffered)).toEqual(['Gold-Package', 'Silver-Package'])
  expect(winding.references.landlord).not.toBeNull()
})

test('without a key nothing of references can be read or judged, and what is due is erased all the same', async () => {
  const { references } = await notOfferedWith({ references: null })
  expect([references.landlord, references.judging]).toEqual([null, null])
  expect(await references.keeping.erase(now())).toBe(0)
})
