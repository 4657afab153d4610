import { describe, expect, test } from 'vitest'
import { aServer } from '../../../tests/support/server.ts'
import { cleanForwardedFor, clientBucket } from './client-address.ts'

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['192.0.2.1:4711', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::ffff:c000:0201', '192.0.2.1'],
  ['[::ffff:192.0.2.1]:80', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2:3:4:5:6]', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2:3:4:5:6]:4711', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:ffff::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['[fe80::1%eth-0.7]:80', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
  ['unknown', 'unknown'],
  ['_hidden', 'unknown'],
  ['4711', 'unknown'],
  ['0x7f.1', 'unknown'],
  ['192.0.2.256', 'unknown'],
  ['192.0.2.01', 'unknown'],
  ['', 'unknown'],
])('%s is counted as %s', (address, bucket) => {
  expect(clientBucket(address)).toBe(bucket)
})

test.each([
  ['203.0.113.9, 192.0.2.1:4711', '203.0.113.9, 192.0.2.1'],
  ['[2001:db8::1]:4711,::ffff:192.0.2.1', '2001:db8::1, 192.0.2.1'],
  ['203.0.113.9, unknown, 192.0.2.1', '192.0.2.1'],
  ['203.0.113.9, , 192.0.2.1', '192.0.2.1'],
  ['203.0.113.9, _hidden', null],
  ['', null],
])('X-Forwarded-For %j is read as %j', (header, clean) => {
  expect(cleanForwardedFor(header)).toBe(clean)
})

describe('behind a proxy', () => {
  const statuses = async (trusted: string, forwarded: (count: number) => string, calls: number) => {
    const server = await aServer({ environment: { TRUST_PROXY: trusted } })
    const all: number[] = []
    for (let count = 0; count < calls; count++) {
      const answer = await server.app.inject({
        method: 'POST',
        url: '/validate-phone.json',
        payload: { 'phone-number': '1' },
        headers: { 'x-forwarded-for': forwarded(count) },
        remoteAddress: '10.0.0.1',
      })
      all.push(answer.statusCode)
    }
    return { all, ip: server.logged().at(-1)?.['ip'] }
  }

  test.each([
    ['ports', '1', (count: number) => `203.0.113.7:${1_000 + count}`, '203.0.113.7'],
    ['ports after IPv6', '1', (count: number) => `[2001:db8::7]:${1_000 + count}`, '2001:db8::7'],
    ['a proxy’s own names', '1', (count: number) => `_name${count}`, '10.0.0.1'],
    ['a port after an inner proxy', '10.0.0.0/8', (count: number) => `203.0.113.7, 10.0.0.2:${1_000 + count}`, '203.0.113.7'],
  ] as const)('%s make nobody a new client', async (_what, trusted, forwarded, ip) => {
    const { all, ip: logged } = await statuses(trusted, forwarded, 121)
    expect(all.slice(0, 120)).toEqual(Array.from({ length: 120 }, () => 200))
    expect(all[120]).toBe(429)
    expect(logged).toBe(ip)
  }) // biome-ignore format: a table

  test('moving through an IPv6 /48 gives four times a client’s calls, and no more', async () => {
    const within = (count: number) => `2001:db8:7:${count.toString(16)}::1`
    const { all } = await statuses('1', within, 481)
    expect(all.indexOf(429)).toBe(480)
    const { all: elsewhere } = await statuses('1', (count) => `2001:db8:${count.toString(16)}::1`, 490)
    expect(elsewhere).not.toContain(429)
  })
})
