import { expect, test } from 'vitest'
import { fc } from '../../../tests/support/properties.ts'
import { emailMeant } from './email-slip.ts'

test.each([
  ['owner@gmial.con', 'owner@gmail.com'],
  ['owner@gmail.con', 'owner@gmail.com'],
  ['owner@gmai.com', 'owner@gmail.com'],
  ['owner@gmail.co', 'owner@gmail.com'],
  ['owner@GMIAL.com', 'owner@gmail.com'],
  ['o.w+n@hotmial.co.uk', 'o.w+n@hotmail.co.uk'],
  ['owner@hotmail.couk', 'owner@hotmail.co.uk'],
  ['owner@yaho.co.uk', 'owner@yahoo.co.uk'],
  ['owner@outlok.com', 'owner@outlook.com'],
  ['owner@icloud.cm', 'owner@icloud.com'],
  ['owner@btintenret.com', 'owner@btinternet.com'],
  ['owner@smith-and-son.con', 'owner@smith-and-son.com'],
])('%s was meant to be %s', (typed, meant) => {
  expect(emailMeant(typed)).toBe(meant)
})

test.each([
  'owner@gmail.com', 'owner@mac.com', 'owner@me.com', 'owner@email.com', 'owner@mail.com', 'owner@ymail.com',
  'owner@smith.co.uk', 'owner@example.com', 'owner@nhs.net', 'owner@ox.ac.uk', 'owner@gov.uk', 'owner@bt.com',
  'owner@sky.uk', 'owner@hotel.com', 'owner@homes.co', '@gmial.com', 'gmial.com', '', 'owner@',
])('%s is left as it is', (typed) => {
  expect(emailMeant(typed)).toBeNull()
}) // biome-ignore format: a table

test('what is suggested is never asked about again', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (typed) => {
      const meant = emailMeant(typed)
      if (meant !== null) expect(emailMeant(meant)).toBeNull()
    }),
  )
})
