import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PRICE_ON_APPLICATION } from '#shared/advert/options.ts'
import { isEmpty } from '#shared/form/rule.ts'
import { changeLinkId } from '#shared/journey/from-check.ts'
import {
  aFlatToLet,
  aHouse,
  aHouseToLet,
  aHouseWithoutAnEpc,
  aLeaseholdFlat,
  aRoomToLet,
  letting,
  selling,
  withFoundAddress,
} from '../../../../tests/support/builders.ts'
import { aPreview } from '../../../../tests/support/previews.ts'
import { AnswerList } from './answer-list.tsx'
import { BeforePublishing } from './before-publishing.tsx'
import { CheckAdvertScreen } from './check-advert-screen.tsx'

const NOT_YET = 'Not answered yet'
const later = { publishDate: true, startDate: '2026-12-24' } as const
const priceOnApplication = aHouse({ priceType: PRICE_ON_APPLICATION })
const live = { state: 'live', appType: 'sell', answers: {}, street: '', town: '', district: '' } as const
const PREMIUM = 'Premium, 1 month: A premium advert: a larger photo in the list of adverts.'

test.each([
  ['Price', aPreview(selling, aHouse()), '£325,000'],
  ['Price', aPreview(selling, {}), NOT_YET],
  ['Price', aPreview(selling, priceOnApplication), 'Price on application. Buyers never see £325,000.'],
  ['Rent', aPreview(letting, aHouseToLet()), '£950 per month'],
  ['Goes live', aPreview(selling, aHouse()), 'As soon as you publish it'],
  ['Goes live', aPreview(selling, aHouse(later)), '24 December 2026'],
  ['Goes live', aPreview(selling, aHouse(later), { published: live }), 'It’s live'],
  ['Goes live', aPreview(selling, {}), NOT_YET],
  ['Available from', aPreview(selling, aHouse()), undefined],
  ['Available from', aPreview(letting, aHouseToLet()), '1 November 2026'],
  ['Available from', aPreview(letting, {}), NOT_YET],
  ['Enquiries', aPreview(selling, aHouse()), 'By email or phone, alex@example.org, 07700 900123'],
  ['Enquiries', aPreview(selling, {}), NOT_YET],
  ['You pay', aPreview(selling, aHouse()), 'Nothing. A standard advert.'],
  ['You pay', aPreview(selling, {}), NOT_YET],
  [
    'You pay',
    aPreview(selling, aHouse({ marketingOption: 'Premium-Advert-1-Month' })),
    `£14.99, VAT included. ${PREMIUM}`,
  ],
  [
    'You pay',
    aPreview(selling, aHouse({ marketingOption: 'Premium-Advert-1-Month' }), { isPaid: true }),
    `You’ve paid for this. ${PREMIUM}`,
  ],
  ['You pay', aPreview(selling, aHouse(), { isForAgent: true }), undefined],
])('before publishing, %s (%#)', (what, preview, expected) => {
  const html = renderToStaticMarkup(<BeforePublishing preview={preview} />)
  const facts = [...html.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(([, term, says]) => [term, says])
  expect(Object.fromEntries(facts)[what]).toBe(expected)
})

test.each([
  [selling, aHouse()],
  [selling, priceOnApplication],
  [selling, aHouseWithoutAnEpc(later)],
  [selling, aLeaseholdFlat()],
  [letting, aHouseToLet()],
  [letting, aFlatToLet()],
  [letting, aRoomToLet()],
  [withFoundAddress(letting), aHouseToLet()],
])('the list has every question that is asked once, with its answer (%#)', (context, answers) => {
  const preview = aPreview(context, answers)
  const html = renderToStaticMarkup(<AnswerList preview={preview} />)
  const links = [...html.matchAll(/<a id="(.*?)"/g)].map(([, id]) => id)
  expect(preview.asked.length).toBeGreaterThan(20)
  expect(links).toHaveLength(preview.asked.length)
  expect(new Set(links)).toEqual(new Set(preview.asked.map(changeLinkId)))
  const given: Readonly<Record<string, unknown>> = answers
  const unanswered = preview.asked.filter((name) => isEmpty(given[name]))
  expect(html.match(/<dd>Not given<\/dd>/g) ?? []).toHaveLength(unanswered.length)
})

const photos = { block: 'photos', field: 'files_uploaded', message: 'At least one photo is required' }
const address = { block: 'manualAddress', field: 'streetName', message: 'We can’t find this address.' }

test.each([
  [[photos], 'One answer is missing.', ['Missing']],
  [[address], 'One answer needs another look.', ['Change']],
  [[photos, address], '2 answers need another look.', ['Missing', 'Change']],
  [[], undefined, []],
])('the whole page says what is missing, and what is wrong (%#)', (problems, says, marks) => {
  const preview = aPreview(selling, aHouse({ files_uploaded: null }), { problems })
  const html = renderToStaticMarkup(<CheckAdvertScreen heading="Check your advert" preview={preview} />)
  expect(/<p class="note" role="status">(.*?) Each/.exec(html)?.[1]).toBe(says)
  expect(html.match(/(?<=<span class="unseen">)(?:Missing|Change)(?=: )/g) ?? []).toEqual(marks)
})

test.each([
  ['buyers', aPreview(selling, aHouse())],
  ['renters', aPreview(letting, aHouseToLet())],
])('it says that %s will see it so', (seekers, preview) => {
  const html = renderToStaticMarkup(<CheckAdvertScreen heading="Check your advert" preview={preview} />)
  expect(html).toContain(`Below is your advert as ${seekers} will see it.`)
})
