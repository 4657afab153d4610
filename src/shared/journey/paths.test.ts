import { describe, expect, test } from 'vitest'
import { paths, type Route, routeOf } from './paths.ts'

const UUID = '3f8b2c1a-9d4e-4f6a-8b2c-1a9d4e4f6a8b'

describe('every address of the site', () => {
  test.each<[string, string, Route]>([
    ['/', paths.chooseListingType(), { name: 'choose-listing-type' }],
    ['/sell', paths.create('sell'), { name: 'sell', appType: 'sell' }],
    ['/let', paths.create('let'), { name: 'let', appType: 'let' }],
    ['/new/sell', paths.startAgain('sell'), { name: 'new', appType: 'sell' }],
    ['/new/let', paths.startAgain('let'), { name: 'new', appType: 'let' }],
    [`/load/sell/${UUID}`, paths.load('sell', UUID), { name: 'load', appType: 'sell', uuid: UUID }],
    [`/load/let/${UUID}`, paths.load('let', UUID), { name: 'load', appType: 'let', uuid: UUID }],
    ['/confirm-identity/sell', paths.confirmIdentity('sell'), { name: 'confirm-identity', appType: 'sell' }],
    ['/confirm-identity/let', paths.confirmIdentity('let'), { name: 'confirm-identity', appType: 'let' }],
    [
      '/phone-number-verification/let',
      paths.verifyPhone('let'),
      { name: 'phone-number-verification', appType: 'let' },
    ],
    ['/reset-password/sell', paths.resetPassword('sell'), { name: 'reset-password', appType: 'sell' }],
    ['/checkout/let', paths.checkout('let'), { name: 'checkout', appType: 'let' }],
    ['/profile/listings', paths.unfinished(), { name: 'unfinished' }],
    ['/signed-out', paths.signedOut(), { name: 'signed-out' }],
    ['/advertise-your-property/your-listing', paths.agentListing(), { name: 'agent-listing' }],
    ['/user-agent/register', paths.agentRegister(), { name: 'agent-register' }],
    ['/user/login', paths.agentSignIn(), { name: 'agent-sign-in' }],
    ['/terms-and-conditions', paths.terms(), { name: 'terms' }],
    ['/privacy-policy', paths.privacy(), { name: 'privacy' }],
  ])('%s is built, and read back', (address, built, route) => {
    expect(built).toBe(address)
    expect(routeOf(built)).toEqual(route)
  })
})

describe('any other path is where one chooses the listing type', () => {
  // biome-ignore format: a table
  test.each([
    '', '/', '//', '/nowhere', '/sell/', '/sell/more', '/SELL', '/selling', '/lets', '/new', '/new/', '/new/rent', '/new/sell/more', '/load',
    '/load/sell', '/load/sell/', `/load/rent/${UUID}`, `/load/sell/${UUID}/more`, `/load/${UUID}`, '/confirm-identity', '/confirm-identity/rent',
    '/confirm-identity/sell/more', '/user', '/user/login/more', '/user-agent', '/terms', '/privacy-policy/', '/constructor', '/__proto__/sell',
    '/index.html', '/sell?postCode=SW1A1AA', '/%73ell',
  ])('%j', (path) => {
    expect(routeOf(path)).toEqual({ name: 'choose-listing-type' })
  })
})
