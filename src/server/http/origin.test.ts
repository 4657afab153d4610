import { expect, test } from 'vitest'
import { originCheck } from './origin.ts'
import { ownOrigin } from './own-origin.ts'

const isTaken = (host: string, origin: string): boolean => {
  const request = { method: 'POST', headers: { origin }, socket: { localPort: 3000 } }
  try {
    originCheck({ publicUrl: null, host })(request as never)
    return true
  } catch {
    return false
  }
}

test.each([
  ['192.168.1.20', 'http://192.168.1.20:3000', true],
  ['192.168.1.20', 'http://192.168.1.21:3000', false],
  ['192.168.1.20', 'http://192.168.1.20:3001', false],
  ['2001:db8::1', 'http://[2001:db8::1]:3000', true],
  ['2001:db8:0::1', 'http://[2001:db8::1]:3000', true],
  ['2001:db8::1', 'http://[2001:db8::2]:3000', false],
  ['My-Host', 'http://my-host:3000', true],
  ['0.0.0.0', 'http://192.168.1.20:3000', false],
  ['0.0.0.0', 'http://localhost:3000', true],
])('on HOST %s a call from %s is taken: %s', (host, origin, taken) => {
  expect(isTaken(host, origin)).toBe(taken)
})

const originFor = (publicUrl: string | null, host: string, named: string | undefined): string =>
  ownOrigin({ publicUrl, host })({ headers: { host: named }, socket: { localPort: 3000 } } as never)

test.each([
  [null, '127.0.0.1', 'localhost:3000', 'http://localhost:3000'],
  [null, '127.0.0.1', '[::1]:3000', 'http://[::1]:3000'],
  [null, '192.168.1.20', '192.168.1.20:3000', 'http://192.168.1.20:3000'],
  [null, '192.168.1.20', '192.168.1.21:3000', 'http://localhost:3000'],
  [null, '127.0.0.1', 'evil.example', 'http://localhost:3000'],
  [null, '127.0.0.1', 'localhost:3000/evil', 'http://localhost:3000'],
  [null, '127.0.0.1', undefined, 'http://localhost:3000'],
  ['https://gatepost.example', '127.0.0.1', 'localhost:3000', 'https://gatepost.example'],
])(
  'with PUBLIC_URL %s and HOST %s, asked for by %s our pages are at %s',
  (publicUrl, host, named, expected) => {
    expect(originFor(publicUrl, host, named)).toBe(expected)
  },
)
