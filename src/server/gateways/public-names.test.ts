import { createSocket } from 'node:dgram'
import { Resolver } from 'node:dns/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { atFileEnd } from '../../../tests/support/at-file-end.ts'
import { addressesOf } from './public-names.ts'

const never = new AbortController().signal
afterEach(() => vi.restoreAllMocks())

/** A name server that hears and never answers, asked by whoever asks from now on. */
async function silentNameServer(): Promise<void> {
  const socket = createSocket('udp4')
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve))
  atFileEnd(() => void socket.close())
  const ask = Resolver.prototype.resolve4
  vi.spyOn(Resolver.prototype, 'resolve4').mockImplementation(function (this: Resolver, host: string) {
    this.setServers([`127.0.0.1:${socket.address().port}`])
    return Reflect.apply(ask, this, [host])
  } as never)
}

test.each(['127.0.0.1', '::1'])('%s is an address already', async (host) => {
  expect(await addressesOf(host, never)).toEqual([{ address: host, family: host === '::1' ? 6 : 4 }])
})

test.each(['localhost', 'pictures.localhost', 'localhost.'])('%s is this machine', async (host) => {
  expect(await addressesOf(host, never)).toEqual([{ address: '127.0.0.1', family: 4 }])
})

test('all addresses of a name are told, and one kind is enough', async () => {
  vi.spyOn(Resolver.prototype, 'resolve4').mockResolvedValue(['1.1.1.1', '1.0.0.1'] as never)
  const v6 = vi.spyOn(Resolver.prototype, 'resolve6').mockResolvedValue(['2606:4700::1111'] as never)
  expect(await addressesOf('one.example', never)).toEqual([
    { address: '1.1.1.1', family: 4 },
    { address: '1.0.0.1', family: 4 },
    { address: '2606:4700::1111', family: 6 },
  ])
  v6.mockRejectedValue(new Error('ENODATA'))
  expect(await addressesOf('one.example', never)).toHaveLength(2)
})

test('a name server that never answers is left when the time is up', async () => {
  await silentNameServer()
  await expect(addressesOf('slow.example', AbortSignal.timeout(100))).rejects.toThrow('ECANCELLED')
})
