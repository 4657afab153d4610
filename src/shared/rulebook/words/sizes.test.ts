import { describe, expect, test } from 'vitest'
import type { Nation } from '../../advert/nation.ts'
import type { TopicId } from '../topics.ts'
import { readPage } from './read-page.ts'
import { sentencesIn } from './sentences.ts'
import { readFor, tooMuchIn } from './sizes.ts'

const YEARS_RENT = 11_400

function readAs(topic: TopicId, nation: Nation, text: string, yearsRent: number | null = YEARS_RENT) {
  const [sentence] = sentencesIn(readPage(text).page.words)
  const own = sentence && readFor(topic, sentence, { nation, yearsRent })
  return own ? { words: own.words.join(' '), isTooMuch: tooMuchIn(topic, own) !== null, own } : null
}

describe('deposits by their caps', () => {
  /** Five weeks of £950 a month are £1,096.15, one is £219.23, and two months £1,900. */
  test.each<[Nation, string, boolean]>([
    ['england', 'Deposit £1,096.', false],
    ['england', 'Deposit £1,097.', true],
    ['england', 'dep 1k', false],
    ['england', 'Deposit £1.5k', true],
    ['england', 'Deposit: fifteen hundred pounds.', true],
    ['england', 'Deposit of a month.', false],
    ['england', 'Deposit of a month and a half.', true],
    ['england', 'Deposit equals 6wks rent', true],
    ['england', 'Deposit is 1.5 x the rent', true],
    ['england', 'Deposit is rent x 2', true],
    ['england', 'Two grand deposit', true],
    ['england', 'hold dep £219', false],
    ['england', 'hold dep £220', true],
    ['england', 'Holding deposit of a fortnight', true],
    ['england', '£400 holds the flat for you', true],
    ['england', 'We hold five weeks’ rent as deposit', false],
    ['england', 'We hold the deposit, £950, in a scheme', false],
    ['england', 'We keep the £950 deposit in a protected scheme.', false],
    ['england', '£1,500 is put aside', true],
    ['england', 'A one month deposit is taken', false],
    ['england', 'A five week deposit', false],
    ['england', 'A couple of months’ deposit', true],
    ['england', 'Half a dozen weeks of deposit', true],
    ['england', 'Deposit £1.2 k', true],
    ['england', 'Deposit £12,000.', true],
    ['england', 'There is a one thousand pound deposit', false],
    ['england', 'Deposit of £950 returned within six weeks.', false],
    ['england', '£950 deposit and 12 month tenancy', false],
    ['england', 'Deposit is one month for a 12 month let', false],
    ['england', 'Deposit £950 for a 1200 square foot flat.', false],
    ['england', 'Built in 1890 with security lights.', false],
    ['northern-ireland', 'Deposit back within 31 days', false],
    ['wales', 'Deposit £2,500.', false],
    ['wales', 'Holding deposit £250.', true],
    ['northern-ireland', 'Deposit is £1,650, a month and a half.', true],
    ['scotland', 'Deposit’s one grand even.', false],
    ['scotland', 'Deposit’s two grand even.', true],
    ['scotland', 'Deposit of three months', true],
  ])('%s: %j is too much: %j', (nation, text, expected) => {
    expect(readAs('deposit', nation, text)?.isTooMuch ?? false).toBe(expected)
  })

  test('is not read where nothing is too much or more', () => {
    expect(readAs('deposit', 'england', 'Deposit £900, held in a scheme.')).toBeNull()
    expect(readAs('deposit', 'england', 'Deposit £900 and £100 extra for a dog.')).not.toBeNull()
    expect(readAs('deposit', 'wales', 'Deposit £900 and £100 extra for a dog.')).toBeNull()
    expect(readAs('deposit', 'scotland', 'A holding deposit is taken.')).not.toBeNull()
  })

  test('takes the price of a home for no deposit', () => {
    expect(readAs('deposit', 'england', 'Sold for £250,000 last year')).toBeNull()
  })
})

test.each<[Nation, string, string]>([
  ['england', 'two months in advance', '># months in advance'],
  ['england', 'a month in advance', '<# month in advance'],
  ['england', 'six (6) months upfront', '># months upfront'],
  ['england', 'rent paid quarterly', 'rent paid ># quarterly'],
  ['england', '£1,900 on arrival', '>£ on arrival'],
  ['scotland', 'six months in advance', '<# months in advance'],
  ['scotland', 'seven months in advance', '># months in advance'],
  ['scotland', 'half a year up front', '<# year up front'],
  ['scotland', 'yearly', '># yearly'],
  ['scotland', '£6,000 on arrival', '>£ on arrival'],
  ['scotland', 'nine hundred and fifty pounds before 2027', '<£ pounds before 2027'],
  ['wales', 'six months in advance', 'six months in advance'],
])('rent in advance, %s: %j is read as %j', (nation, text, words) => {
  expect(readAs('rent-in-advance', nation, text)?.words).toBe(words)
})

test.each<[TopicId, string, string]>([
  ['rental-bidding', 'offers over £950, or £1,000', 'offers over =£ , or >£'],
  ['rental-bidding', '£900 a month, sold for £250,000', '<£ a month , sold for £250000'],
  ['fixed-term', 'twelve months, then three days', '># months , then <# days'],
  ['fee', 'admin £60, deposit £1,500', 'admin <£ , deposit >£'],
  ['children', 'two months', 'two months'],
])('%s: %j is read as %j', (topic, text, words) => {
  expect(readAs(topic, 'england', text)?.words).toBe(words)
})

test('without a rent only lengths have a size', () => {
  expect(readAs('rent-in-advance', 'england', '£5,000 or six months ahead', null)?.words).toBe(
    '£5000 or ># months ahead',
  )
})

test('each word knows its place in the text', () => {
  const text = 'pay two and a half months up front'
  const { page } = readPage(text)
  const own = readAs('rent-in-advance', 'england', text)?.own
  const [from, to] = [own?.places[1] ?? 0, own?.ends[1] ?? 0]
  expect(own?.words[1]).toBe('>#')
  expect(text.slice(page.startOf(from), page.endOf(to))).toBe('two and a half')
})
