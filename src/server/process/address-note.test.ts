import { expect, test } from 'vitest'
import { addressNote } from './address-note.ts'

const noted = (host: string, more: { publicUrl?: string; environment?: 'production' } = {}) =>
  addressNote({ host, publicUrl: null, environment: 'development', ...more }, `http://${host}:3000`)

test.each(['127.0.0.1', '127.0.1.1', 'localhost', '::1'])('on %s all is well', (host) => {
  expect(noted(host)).toBeNull()
})
test.each(['0.0.0.0', '::'])('on %s other machines’ calls are refused', (host) => {
  expect(noted(host)).toContain(`HOST is ${host} and PUBLIC_URL is not set`)
  expect(noted(host)).toContain('403')
})
test('on one address calls are taken from there', () => {
  expect(noted('192.168.1.20')).toContain('from pages at http://192.168.1.20:3000 and')
})
test('with PUBLIC_URL nothing is said', () => {
  expect(noted('0.0.0.0', { publicUrl: 'https://www.example.com' })).toBeNull()
})
test('in production something is said also at home', () => {
  expect(noted('127.0.0.1', { environment: 'production' })).toContain('PUBLIC_URL is not set')
})
