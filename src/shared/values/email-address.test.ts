import { describe, expect, test } from 'vitest'
import { isEmailAddress } from './email-address.ts'

describe('an email address is taken', () => {
  // biome-ignore format: a table
  test.each([
    'a@b.co', 'alex@example.org', 'alex.smith@example.co.uk', "o'brien@example.org", 'alex+homes@example.org',
    'a-b_c@ex-ample.org', ' alex@example.org ', 'ALEX@EXAMPLE.ORG', '1@2.uk', 'alex@xn--bcher-kva.example',
    'alex@b\u00fccher.example', 'alex@4.example', 'alex@example.xn--p1ai', `${'a'.repeat(64)}@example.org`,
    `a@${'b'.repeat(63)}.org`, 'a/b=c?d#e$f%g&h*i!j{k|l}m~n^o`p@example.org',
    `a@${`${'b'.repeat(62)}.`.repeat(4)}`.slice(0, 250) + '.uk',
  ])('%j', (address) => {
    expect(isEmailAddress(address)).toBe(true)
  })
})

describe('what is no email address is not', () => {
  // biome-ignore format: a table
  test.each([
    '', '@', 'alex', 'alex@', '@example.org', 'alex@example', 'alex@.org', 'alex@example.',
    'alex@example..org', 'alex@-example.org', 'alex@example-.org', 'alex@example.o', 'alex@example.123',
    'a b@example.org', 'alex@exam ple.org', 'alex@@example.org', 'alex@example.org, sam@example.org',
    'Alex <alex@example.org>', 'alex@example.org;', '.alex@example.org', 'alex.@example.org',
    'al..ex@example.org', 'alex@example.org\nBcc: sam@example.org', 'alex@[127.0.0.1]', '"alex"@example.org',
    'alex(me)@example.org', `${'a'.repeat(65)}@example.org`, `a@${'b'.repeat(64)}.org`,
    `a@${`${'b'.repeat(60)}.`.repeat(5)}uk`, 'mailto:alex@example.org',
  ])('%j', (address) => {
    expect(isEmailAddress(address)).toBe(false)
  })
})
