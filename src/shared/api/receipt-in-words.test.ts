import { expect, test } from 'vitest'
import type { Found, Receipt } from './receipt.ts'
import { partsOf } from './receipt-in-words.ts'

const FOUND: Found = {
  rule: 'L20',
  severity: 'warn',
  question: 'Heating',
  words: null,
  reason: 'It’s missing.',
  isAllowed: false,
}
const RECEIPT: Receipt = {
  id: '1',
  advert: '2',
  number: 1,
  madeAt: '2026-11-30T12:00:00Z',
  appType: 'let',
  day: '2026-11-30',
  nation: 'england',
  rules: [],
  found: [FOUND],
  changed: null,
  answers: [],
}

const linesUnder = (heading: string, found: readonly Found[]) =>
  partsOf({
    receipt: { ...RECEIPT, found },
    digest: 'ab12',
    signature: 'e30.e30.x',
    checkAddress: 'https://gatepost.example/check',
  }).flatMap((part) =>
    part.heading === heading ? part.lines.filter((line) => typeof line === 'string') : [],
  )

test('codes of rules are explained where there are any', () => {
  const line = 'A code such as L20 is our name for a rule. What the rule says stands under Rules.'
  expect(linesUnder('What we found', [FOUND])).toEqual([line])
  expect(linesUnder('What we found', [{ ...FOUND, rule: null }])).toEqual([])
})

test('so is the signature', () => {
  expect(linesUnder('Check this receipt', [])[0]).toMatch(/^The SHA-256 and the signature are for programs\./)
})
