import { describe, expect, test } from 'vitest'
import { foundIn } from '../../../../tests/words/labelled.ts'
import { LIMITS } from '../../advert/limits.ts'
import { NATIONS } from '../../advert/nation.ts'
import { APP_TYPES } from '../../form/block.ts'
import { evaluate } from '../evaluate.ts'
import { RULES } from '../rulebook.ts'
import { TOPIC_IDS, TOPICS } from '../topics.ts'
import { classesOf } from './classes-of.ts'
import { numbersAlike } from './features.ts'
import { fold } from './fold.ts'
import { ourVocabulary } from './read-page.ts'
import { repair } from './repair.ts'
import { rewordingOf } from './rewordings.ts'
import { tokenise } from './tokens.ts'
import { WORD_CLASSES } from './word-classes.ts'

test('a span stands where the words stand, behind pictures and letters of two units', () => {
  const text = '🏡🏡🇬🇧 Lovely, ｎｏ ＤＳＳ. Garden.'
  const { findings } = evaluate({
    nation: 'england',
    appType: 'let',
    day: '2026-11-22',
    answers: { rentAmount: 950, summary: text },
  })
  const [found] = findings.filter(({ category }) => category === 'benefits')
  expect(found).toMatchObject({ rule: 'L2', field: 'summary', severity: 'refuse' })
  expect(found?.span && text.slice(...found.span)).toBe('ｎｏ ＤＳＳ')
})

test.each(NATIONS)('in %s nothing is found in what we say of the rules', (nation) => {
  const sites = Object.values(TOPICS).flatMap((meaning) => ('house' in meaning ? [meaning.house] : []))
  for (const { reason, whatToDo } of [...RULES, ...sites])
    for (const propertyDescription of [reason, whatToDo])
      for (const appType of APP_TYPES) {
        const answers = { rentAmount: 950, priceFrequency: 1, propertyDescription }
        const found = evaluate({ nation, appType, day: '2026-11-22', answers }).findings.filter(
          ({ span }) => span,
        )
        expect(found, propertyDescription).toEqual([])
      }
})

test.each(NATIONS)('in %s a rewording of each topic is found nothing wrong with', (nation) => {
  for (const topic of TOPIC_IDS)
    for (const appType of APP_TYPES)
      for (const rent of [950, null]) {
        const text = rewordingOf(topic, nation, rent === null ? null : rent * 12)
        const answers = { ...(rent !== null && { rentAmount: rent, priceFrequency: 1 }), summary: text }
        expect(text, topic).not.toBeNull()
        expect(foundIn(evaluate({ nation, appType, day: '2026-11-22', answers })), `${text}`).toEqual([])
      }
})

test.each([
  ['Two bedrooms. Deposit: £1,500. Near the park.', 'Deposit: £1,500'],
  ['Deposit - £1,500', 'Deposit - £1,500'],
  ['Deposit 2 months’ rent, please', 'Deposit 2 months’ rent'],
  ['The deposit is twice the rent.', 'deposit is twice the rent'],
])('of a deposit that is too much the sum is marked, too: %j', (summary, marked) => {
  const answers = { rentAmount: 950, priceFrequency: 1, summary }
  const { findings } = evaluate({ nation: 'england', appType: 'let', day: '2026-11-22', answers })
  const [found] = findings.filter(({ span }) => span)
  expect(found?.span && summary.slice(...found.span)).toContain(marked)
})

test('the rewording of a deposit is lawful by the answer and by the text', () => {
  const summary = 'A flat at £1,300 a month. Deposit £2,000.'
  const answers = { rentAmount: 950, priceFrequency: 1, summary }
  const { findings } = evaluate({ nation: 'england', appType: 'let', day: '2026-11-22', answers })
  expect(findings.find(({ category }) => category === 'banned-fee')?.rewording).toContain('£1,096.15')
})

test('the last words of the longest description are read', () => {
  const words = ' Sorry, no DSS.'
  const room = LIMITS.agentDescription - words.length
  const propertyDescription = `${'A quiet home. '.repeat(3_000).slice(0, room)}${words}`
  const answers = { rentAmount: 950, priceFrequency: 1, propertyDescription }
  const { findings } = evaluate({ nation: 'england', appType: 'let', day: '2026-11-22', answers })
  expect(findings.filter(({ span }) => span).map(({ rule }) => rule)).toEqual(['L2'])
})

test.each([
  ['no dss no pets no kids', ['no dss', 'no pets', 'no kids']],
  ['dogs no, children welcome', ['dogs no']],
  ['Pets? No.', ['Pets? No']],
  ['Sorry, no DSS.', ['no DSS']],
])('a mark has its own denial and no other: %j', (summary, marked) => {
  const answers = { rentAmount: 950, priceFrequency: 1, summary }
  const { findings } = evaluate({ nation: 'england', appType: 'let', day: '2026-11-22', answers })
  expect(findings.flatMap(({ span }) => (span ? [summary.slice(...span)] : []))).toEqual(marked)
})

test('a rewording is taken in the place of the words', () => {
  const text = 'Two bedrooms. No DSS. Near the park.'
  const answers = { rentAmount: 950, priceFrequency: 1, summary: text }
  const { findings } = evaluate({ nation: 'england', appType: 'let', day: '2026-11-22', answers })
  const [found] = findings.filter(({ span }) => span)
  const [start, end] = found?.span ?? [0, 0]
  const reworded = text.slice(0, start) + (found?.rewording ?? '') + text.slice(end)
  expect(reworded).toBe('Two bedrooms. Everybody is asked for the same references. Near the park.')
})

test.each(['\n@home_ann', ' @home_ann', '_ann@example.org', 'Nice flat, 0113 496 0742 to see it, EPC C.'])(
  'a form of contact is found wherever it stands: %j',
  (summary) => {
    const answers = { rentAmount: 950, summary }
    const { findings } = evaluate({ nation: 'england', appType: 'let', day: '2026-11-22', answers })
    expect(findings.map(({ category }) => category)).toContain('contact-details')
  },
)

test.each([
  ['benefits', 'PIP or ESA? Look elsewhere'],
  ['children', 'prams and cots unwanted'],
  ['protected-characteristic', 'gents only'],
  ['protected-characteristic', 'churchgoers get first refusal'],
  ['pets-blanket-ban', 'pet owners need not enquire'],
  ['rental-bidding', 'rent to be agreed'],
  ['rental-bidding', 'the keenest bid wins'],
  ['rent-in-advance', 'a season’s rent on arrival'],
  ['banned-fee', 'paperwork £60 each'],
  ['contact-details', 'find us: hillview underscore lets'],
  ['price-pressure', 'blink and you’ll lose it'],
  ['unprovable-claim', 'finest view in Kent'],
  ['personal-data', 'padlock opens with 3-8-2'],
])('%s: what the rules were explained by is found alone and in an advert: %s', (category, words) => {
  for (const summary of [words, `Two bedrooms and a garden. ${words}. Near the park.`]) {
    const answers = { rentAmount: 950, priceFrequency: 1, summary }
    const { findings } = evaluate({ nation: 'england', appType: 'let', day: '2026-11-22', answers })
    expect([...new Set(findings.filter(({ span }) => span).map((one) => one.category))]).toEqual([category])
  }
})

test('each word of a class is one that a text can have', () => {
  const words = Object.entries(WORD_CLASSES).flatMap(([name, list]) =>
    list
      .trim()
      .split(/\s+/)
      .map((word) => [name, word.replace('*', ''), word.endsWith('*')] as const),
  )
  const never = words.filter(([name, word, isStem]) => {
    if (/^[£#]+$/.test(word)) return false
    const tokens = tokenise(fold(word))
    if (isStem) return tokens.length !== 1 || tokens[0]?.text !== word
    const [only, ...others] = repair(tokens, ourVocabulary()).map(({ text }) => numbersAlike(text))
    return only === undefined || others.length > 0 || !classesOf(only).includes(name)
  })
  expect(never).toEqual([])
})

describe('words are repaired', () => {
  test.each([
    ['n o  d s s', 'no dss'],
    ['D.S.S.', 'dss'],
    ['N0 D5S', 'no dss'],
    ['bene fits', 'benefits'],
    ['ch-ildren', 'children'],
    ['b*nefits', 'benefits'],
    ['nо рets', 'no pets'],
    ['nopets', 'no pets'],
    ['chidren', 'children'],
    ['🐶🚫', 'pets nope'],
    ['£1,250.00', '£1250'],
    ['900-1000', '900 to 1000'],
    // What is a word stays one.
    ['the kinds of pots', 'the kinds of pots'],
    ['not able', 'not able'],
    ['notable', 'notable'],
    ["children's", "children's"],
  ])('%j: %j', (typed, words) => {
    expect(
      repair(tokenise(fold(typed)), ourVocabulary())
        .map(({ text }) => text)
        .join(' '),
    ).toBe(words)
  })
})
