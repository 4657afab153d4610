import { describe, expect, test } from 'vitest'
import { emailsTo } from '../../../../tests/support/browsers.ts'
import { aBuyerSite } from '../../../../tests/support/buyer-site.ts'
import { normalisePhoneNumber } from '../../../shared/values/phone-number.ts'
import { COMMAND_LINE } from '../../db/actor.ts'
import { settleEntitlements } from '../../entitlements/privacy-numbers/keep-numbers.ts'
import { endOptions } from './end-options.ts'
import { publishOrder } from './publish-order.ts'

const CALLER = '+447700900999'
const ENDED = /^This number was for an advert on Gatepost that has ended\./

const site = aBuyerSite()

/** What the jobs do each minute, in both processes at once. */
async function minuteAt(moment: string): Promise<void> {
  site.setNow(moment)
  await settleEntitlements(site.server.deps.privacyNumbers)
  await Promise.all([site.server, site.another].map(({ deps }) => endOptions(deps.publishing)))
}

/** Where it went; what was heard where it went nowhere. */
async function call(number: string): Promise<string> {
  const to = normalisePhoneNumber(number)
  await site.server.app.inject({
    method: 'POST',
    url: '/sandbox/call',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ from: CALLER, to }).toString(),
  })
  const [last] = await site.rows(
    'select forwarded_to, heard from sandbox_calls where called = $1 order by place desc limit 1',
    [to],
  )
  return last?.forwarded_to ?? last?.heard
}

const lettersAbout = async (subject: RegExp) =>
  (await emailsTo(site.server, site.buyer.owner.email)).filter((letter) => subject.test(letter.subject))

describe('Bronze', () => {
  test('is bought, shown, called, told of, ended, rested and bought again, and its owner is told the truth each time', async () => {
    const { uuid, listing, order } = await site.buyer.bought('Bronze-Package')
    const number = (await site.buyer.phoneOf(listing)) ?? ''
    const mobile = await site.buyer.confirmedPhone()
    const own = () => site.buyer.own(listing)

    // Bought: the number is everywhere, and calls reach the owner.
    expect(number).toMatch(/^01632 960\d{3}$/)
    const [receipt] = await lettersAbout(/^Your advert is live$/)
    expect(receipt?.text).toContain(
      `Privacy number for 1 month: ${number}, from 20 November 2026 until 20 December 2026.`,
    )
    expect(await call(number)).toBe(mobile)
    expect(await own()).toMatchObject({
      option: 'Bronze',
      optionUntil: null,
      calls: { count: 1 },
      ended: null,
      ownPhone: null,
      entitlements: [{ state: 'active', delivered: number, until: '2026-12-20' }],
    })

    // A week before: one letter, which says what goes.
    await minuteAt('2026-12-13T23:59:59Z')
    expect(await lettersAbout(/ends on/)).toEqual([])
    await minuteAt('2026-12-14T00:00:00Z')
    const { endings } = site.server.deps.publishing
    const [at, week] = [new Date('2026-12-14T00:01:00Z'), new Date('2026-12-21T00:01:00Z')]
    expect(await endings.remind(200, at, week)).toBe(0)
    const [reminder, ...more] = await lettersAbout(/ends on/)
    expect(more).toEqual([])
    expect(reminder?.subject).toBe('Bronze ends on 20 December 2026')
    expect(reminder?.text).toContain(
      'Your privacy number ends too. From the next day your advert won’t show a phone number, unless you choose in Your adverts to show your own.',
    )
    expect(reminder?.text).toContain(`/load/let/${uuid}`)

    // Its last second, and the one after it.
    await minuteAt('2026-12-20T23:59:59Z')
    expect(await call(number)).toBe(mobile)
    await minuteAt('2026-12-21T00:00:00Z')
    await minuteAt('2026-12-21T00:01:00Z')
    expect(await site.buyer.phoneOf(listing)).toBeNull()
    expect(await call(number)).toMatch(ENDED)
    expect(await own()).toMatchObject({
      state: 'live',
      option: 'Standard',
      hasChanges: false,
      ended: { option: 'Bronze', on: '2026-12-20' },
      ownPhone: 'undecided',
      calls: { count: 2 },
      entitlements: [{ state: 'ended', delivered: null, until: '2026-12-20' }],
    })
    const [letter, ...others] = await lettersAbout(/^Bronze has ended$/)
    expect(others).toEqual([])
    expect(letter?.text).toContain('ended on 20 December 2026. Your advert stays online as a Standard one.')
    expect(letter?.text).toContain('You can choose to show your own in Your adverts.')
    expect(letter?.text).toContain('/profile/listings')

    // The owner decides.
    const { ownerKey } = site.buyer.owner
    const decide = site.server.deps.publishing.decideOwnPhone
    expect(await decide(uuid, ownerKey, 'shown', site.now)).toBe('done')
    expect(normalisePhoneNumber((await site.buyer.phoneOf(listing)) ?? '')).toBe(mobile)

    // The number rests, and goes to nobody else.
    await minuteAt('2027-01-19T23:59:00Z')
    const neighbour = await (await site.anotherBuyer()).bought('Bronze-Package', { publishDate: false })
    expect(await site.buyer.phoneOf(neighbour.listing)).not.toBe(number)
    expect(await call(number)).toMatch(ENDED)
    await minuteAt('2027-01-20T00:00:00Z')
    expect(await call(number)).toBe('This number isn’t in use. Check it and call again.')

    // Bought again: it stands in place of the owner's own once more.
    await site.rows(
      `update drafts set version = version + 1,
         blocks = replace(blocks::text, '"marketingOption":{"value":"none"', '"marketingOption":{"value":"Bronze-Package"') where uuid = $1`,
      [uuid],
    )
    const again = await site.buyer.order(uuid, 'Bronze-Package')
    const published = { kind: 'published', listingId: listing }
    expect(await publishOrder(site.server.deps.publishing, again)).toEqual(published)
    expect(await publishOrder(site.another.deps.publishing, order)).toEqual(published)
    const next = (await site.buyer.phoneOf(listing)) ?? ''
    expect(next).toMatch(/^01632 960\d{3}$/)
    expect(await call(next)).toBe(mobile)
    expect(await own()).toMatchObject({ option: 'Bronze', ended: null, ownPhone: null })
    expect((await own())?.entitlements.map(({ state, until }) => [state, until])).toEqual([
      ['ended', '2026-12-20'],
      ['active', '2027-02-20'],
    ])

    // What was bought first is refunded: the number of what was bought last stays.
    const wanted = { orderId: order, kind: 'whole', why: 'So.' } as const
    expect(await site.server.deps.checkout.refunds.start(wanted, COMMAND_LINE, site.now)).toMatchObject({
      kind: 'started',
    })
    expect(await site.buyer.phoneOf(listing)).toBe(next)
    expect((await lettersAbout(/^Your receipt/)).filter(({ text }) => text.includes(again))).toHaveLength(1)
  })

  test('of what looks otherwise in the list, its last day stands on the receipt and in the list of one’s own', async () => {
    const { listing } = await site.buyer.bought('Gold-Package')
    expect(await site.buyer.own(listing)).toMatchObject({ option: 'Gold', optionUntil: '2027-02-20' })
    const letters = await lettersAbout(/^Your advert is live$/)
    const [receipt] = letters.filter(({ text }) => text.includes('You bought: Gold'))
    expect(receipt?.text).toContain('You’ve got a Gold advert until 20 February 2027.')
  })
})
