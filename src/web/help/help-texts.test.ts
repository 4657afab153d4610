import { describe, expect, test } from 'vitest'
import { MARKETING_OPTIONS } from '#shared/advert/marketing-options.ts'
import { ADVERT_PAGE } from '#shared/advert/page.ts'
import { formatPence } from '#shared/values/money.ts'
import type { HelpPart, HelpText } from './help-text.ts'
import { HELP_TEXTS } from './help-texts.ts'

const TIERS = ['premium', 'boost', 'featured', 'gold', 'silver', 'bronze', 'standard']
const usedByBlocks = [...new Set(ADVERT_PAGE.flatMap(({ help }) => (help ? [help] : [])))]

function textOf(part: HelpPart): string {
  if (typeof part === 'string') return part
  if ('list' in part) return part.list.join('\n')
  if ('terms' in part) return part.terms.map((pair) => pair.join(': ')).join('\n')
  return part.link
}
const wholeText = ({ title, body }: HelpText): string => [title, ...body.map(textOf)].join('\n')
const wordsIn = (help: HelpText): number => wholeText(help).split(/\s+/).length

describe('the help texts', () => {
  test('are there for every block that offers help', () => {
    expect(usedByBlocks.filter((name) => !HELP_TEXTS[name])).toEqual([])
  })

  test('are there for every listing tier', () => {
    expect(TIERS.filter((name) => !HELP_TEXTS[name])).toEqual([])
  })

  test('are all used', () => {
    expect(Object.keys(HELP_TEXTS).toSorted()).toEqual([...usedByBlocks, ...TIERS].toSorted())
  })

  test('leave no block without help', () => {
    expect(ADVERT_PAGE.filter(({ help }) => !help).map(({ name }) => name)).toEqual([])
  })
})

describe.each(Object.entries(HELP_TEXTS))('the help text %s', (_name, help) => {
  const text = wholeText(help)

  test('is 80 to 220 words long', () => {
    expect(wordsIn(help)).toBeGreaterThanOrEqual(80)
    expect(wordsIn(help)).toBeLessThanOrEqual(220)
  })

  test('has no exclamation mark, no straight quotation mark and no double space', () => {
    expect(text).not.toMatch(/!|['"]| {2}/)
  })

  test('makes no claim of more views, clicks or savings, and hurries nobody', () => {
    expect(text).not.toMatch(
      /\d ?%|times (more|as many)|best value|special price|limited|hurry|last chance|only today/i,
    )
  })

  test('promises no map, and no search by price', () => {
    expect(text).not.toMatch(/on the map|between two prices|decides who|decides whether|which of them see/)
  })

  test('does not present itself as legal advice', () => {
    expect(text).not.toMatch(/legal advice|we advise you (that|to)/i)
  })

  test('has parts that say something, and links that are encrypted', () => {
    expect(help.body.map(textOf).filter((part) => part.trim() === '')).toEqual([])
    const links = help.body.flatMap((part) => (typeof part === 'object' && 'href' in part ? [part.href] : []))
    expect(links.filter((href) => !href.startsWith('https://'))).toEqual([])
  })
})

describe('the text of a tier', () => {
  test.each(TIERS)('%s gives each price that is charged for it, and no other', (tier) => {
    const help = HELP_TEXTS[tier]
    const charged = MARKETING_OPTIONS.filter((option) => option.tier === tier && option.pence > 0)
    const shown = (help ? wholeText(help) : '').match(/£[\d,.]*\d/g) ?? []
    expect(shown).toEqual(charged.map(({ pence }) => formatPence(pence)))
  })

  test.each(MARKETING_OPTIONS)('of $id says what it contains', ({ tier, contents }) => {
    const help = HELP_TEXTS[tier]
    expect(help ? wholeText(help) : '').toContain(contents)
  })
})

describe('the help texts say what the specification asks of them', () => {
  test.each([
    [
      'propertyType',
      [
        'Detached',
        'Semi-detached',
        'Terraced',
        'End of terrace',
        'Bungalow',
        'apartment',
        'Studio',
        'Maisonette',
      ],
    ],
    ['tenure', ['Freehold', 'Leasehold', 'Commonhold']],
    ['dss', ['Select Yes if you accept renters who claim housing benefits']],
    ['epc', ['from 1 to 100', 'valid for 10 years', 'at least band E', 'April 2018', 'England and Wales']],
    ['publishDate', ['up to 45 minutes to appear in search']],
    ['photos', ['up to 20', '8 MB']],
    ['summary', ['255 characters']],
  ])('%s', (name, phrases) => {
    // biome-ignore format: a table
    const help = HELP_TEXTS[name]
    const text = help ? wholeText(help) : ''
    expect(phrases.filter((phrase) => !text.includes(phrase))).toEqual([])
  })
})
