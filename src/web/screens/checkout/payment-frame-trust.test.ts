import { describe, expect, test } from 'vitest'
import { ownPath, paymentMessageIn } from './payment-frame-trust.ts'

const OWN = 'https://gatepost.example'

describe('the frame’s address', () => {
  test('is taken where it is a path of our own', () => {
    expect(ownPath('/payment-frame/6d0c?a=1', OWN)).toBe('/payment-frame/6d0c?a=1')
  })
  test.each([
    'javascript:alert(1)',
    'data:text/html,hello',
    'https://gatepost.example/payment-frame/6d0c',
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '\\\\evil.example',
    ' /payment-frame/6d0c',
    'payment-frame/6d0c',
    '/\t/evil.example/',
    '',
  ])('is never %j', (url) => {
    expect(ownPath(url, OWN)).toBeNull()
  })
  test('is none where there is none', () => {
    expect(ownPath(null, OWN)).toBeNull()
  })
})

describe('a message', () => {
  const frame = {} as MessageEventSource
  const genuine = { origin: OWN, source: frame, data: { type: 'payment', status: 'success' } }
  test('of the frame is believed', () => {
    expect(paymentMessageIn(genuine, frame, OWN)).toBe('success')
    const failure = { ...genuine, data: { type: 'payment', status: 'failure' } }
    expect(paymentMessageIn(failure, frame, OWN)).toBe('failure')
  })
  test.each([
    ['of another origin', { ...genuine, origin: 'https://evil.example' }],
    ['of an opaque origin', { ...genuine, origin: 'null' }],
    ['of another window', { ...genuine, source: {} as MessageEventSource }],
    ['of no window', { ...genuine, source: null }],
    ['of another type', { ...genuine, data: { type: 'other', status: 'success' } }],
    ['of another status', { ...genuine, data: { type: 'payment', status: 'paid' } }],
    ['that is text', { ...genuine, data: '{"type":"payment","status":"success"}' }],
    ['that is nothing', { ...genuine, data: null }],
  ])('%s is not', (_name, event) => {
    expect(paymentMessageIn(event, frame, OWN)).toBeNull()
  })
  test('is not believed while there is no frame', () => {
    expect(paymentMessageIn({ ...genuine, source: null }, null, OWN)).toBeNull()
  })
})
