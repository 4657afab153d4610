import { PER_MONTH, PER_WEEK } from '../../advert/options.ts'
import { addDays, addMonths, formatDate, type IsoDate } from '../../values/iso-date.ts'
import type { Fault, Rule, Scope } from '../rule.ts'
import { act, guidance } from './sources.ts'

const FREQUENCIES: readonly string[] = ['', String(PER_MONTH), String(PER_WEEK)]

function rentIsOneNumber({ facts }: Scope): readonly Fault[] {
  if ((facts.amount('rentAmount') ?? 0) <= 0) return [{ field: 'rentAmount' }]
  return FREQUENCIES.includes(facts.text('priceFrequency'))
    ? []
    : [
        {
          field: 'priceFrequency',
          reason:
            'In England an advert must state one rent, by the week or by the month. Choose which it is.',
        },
      ]
}

/** Housing Act 1988, Schedule 2: '1', '1A' … '18', with or without the word. */
const GROUND = /^(?:ground\s*)?([1-9]|1[0-8])([A-H]|Z[A-D])?$/i
const CLOSES_THE_MARKET = ['1', '1A']
const CLOSED_MONTHS = 12

function groundOf(text: string): string | null {
  if (/^none$/i.test(text)) return 'none'
  const [, number, letters = ''] = GROUND.exec(text) ?? []
  return number === undefined ? null : number + letters.toUpperCase()
}

/** Twelve months that begin on 29 February end with the next 28 February. */
function reopensOn(named: IsoDate): IsoDate {
  const anniversary = addMonths(named, CLOSED_MONTHS)
  return anniversary.slice(-2) === named.slice(-2) ? anniversary : addDays(anniversary, 1)
}

const NOT_GIVEN =
  'After a notice on ground 1 or 1A you can’t advertise the home to let until 12 months after the date in it. Say whether you’ve given your tenants notice to leave.'
const NO_GROUND = 'Enter only the number of the ground in your notice, for example 8 or 14A.'

/** From the day the notice is served until twelve months after the date in it. */
function noNoticeOfOneOrOneA({ facts, day }: Scope): readonly Fault[] {
  const given = facts.text('possessionGround')
  const ground = groundOf(given)
  if (ground === null) return [{ field: 'possessionGround', reason: given === '' ? NOT_GIVEN : NO_GROUND }]
  if (!CLOSES_THE_MARKET.includes(ground)) return []
  const served = facts.day('possessionNoticeDate')
  const named = facts.day('possessionDate')
  // The dates are asked of whoever chose the ground, not of whoever typed it, be it with a space.
  const typed = facts.typed('possessionGround')
  const isChosen = given === ground && typed === typed.trim()
  if (!isChosen && (served === null || named === null))
    return [
      { field: 'possessionGround', detail: `Choose the answer for ground ${ground} instead of typing it.` },
    ]
  if (served === null) return [{ field: 'possessionNoticeDate', detail: 'Enter the date.' }]
  if (named === null) return [{ field: 'possessionDate', detail: 'Enter the date.' }]
  if (named <= served && day < reopensOn(served))
    return [
      { field: 'possessionDate', detail: 'The date in the notice must be after the day it was served.' },
    ]
  const opens = reopensOn(named)
  return day < served || day >= opens
    ? []
    : [
        {
          field: 'possessionDate',
          reason: `You gave notice on ground ${ground}, so you can’t advertise this home to let until ${formatDate(opens)}.`,
        },
      ]
}

export const TENANCY_RULES: readonly Rule[] = [
  {
    id: 'L1',
    nations: ['england'],
    types: ['let'],
    from: '2026-05-01',
    until: null,
    severity: 'refuse',
    grace: 0,
    reason: 'In England an advert must state one rent. You must not invite or accept more.',
    whatToDo: 'Give one rent as one number, and remove ranges and bids.',
    sources: [
      act('Renters’ Rights Act 2025, section 56', 'ukpga/2025/26/section/56'),
      guidance(
        'Rental bidding: a guide for landlords',
        'https://www.gov.uk/guidance/renting-out-your-property-guidance-for-landlords-and-letting-agents/rental-bidding-a-guide-for-landlords',
      ),
    ],
    reads: ['rental-bidding'],
    judge: rentIsOneNumber,
  },
  {
    id: 'L8',
    nations: ['england'],
    types: ['let'],
    from: '2026-05-01',
    until: null,
    severity: 'refuse',
    grace: 0,
    reason:
      'After a notice on ground 1 or 1A (the landlord’s family moves in, or the home is to be sold) a home in England must not be advertised to let from the day of the notice until 12 months after the date in it.',
    whatToDo: 'Answer the questions about notices.',
    sources: [act('Housing Act 1988, section 16E', 'ukpga/1988/50/section/16E')],
    judge: noNoticeOfOneOrOneA,
  },
  {
    id: 'L13',
    nations: ['scotland'],
    types: ['let'],
    from: null,
    until: null,
    severity: 'refuse',
    grace: 0,
    reason:
      'A short let in Scotland needs a licence, whose number the advert must show, and this site is not for holiday lets.',
    whatToDo: 'Offer the home as a place to live. We don’t take holiday lets.',
    sources: [
      guidance(
        'Short-term lets in Scotland: licensing scheme, part 1, guidance for hosts and operators',
        'https://www.gov.scot/publications/short-term-lets-scotland-licensing-scheme-part-1-guidance-hosts-operators-3/pages/5/',
      ),
    ],
    reads: ['short-let'],
  },
  {
    id: 'L37',
    nations: ['england'],
    types: ['let'],
    from: '2026-05-01',
    until: null,
    severity: 'warn',
    grace: 0,
    reason:
      'Fixed terms and assured shorthold tenancies have ended in England: a tenancy goes on from month to month until the tenant gives notice.',
    whatToDo: 'Say that the tenancy is periodic, or leave out its length.',
    sources: [
      act('Renters’ Rights Act 2025, sections 1 and 2', 'ukpga/2025/26/section/1'),
      act('Housing Act 1988, sections 4A and 16E', 'ukpga/1988/50/section/4A'),
    ],
    reads: ['fixed-term'],
  },
]
