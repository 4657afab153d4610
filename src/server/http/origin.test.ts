import { expect, test } from 'vitest'
import { originCheck } from './origin.ts'

const isTaken = (host: string, origin: string): boolean => {
  const request = { method: 'POST', headers: { origin }, socket: { localPort: 3000 } }
  try {
    originCheck(null, host)(request as never)
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
