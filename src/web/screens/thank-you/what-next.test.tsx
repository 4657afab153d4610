import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { OwnListing } from '#shared/api/own-listing.ts'
import { ThankYouScreen } from './thank-you-screen.tsx'

function drawn(state: OwnListing['state']): string {
  const listing = {
    listing: '6d0c4f1a-0000-4000-8000-000000000001',
    uid: '6d0c4f1a-0000-4000-8000-000000000002',
    type: 'let',
    state,
    liveFrom: '2026-11-30',
    option: 'none',
    optionUntil: null,
  } as OwnListing
  const page = {
    route: { name: 'thank-you', appType: 'let' },
    state: { who: null, listings: [listing], search: '', origin: 'https://gatepost.example' },
  } as unknown as Parameters<typeof ThankYouScreen>[0]
  return renderToStaticMarkup(<ThankYouScreen {...page} />)
}

const ONLINE = [
  'Renters will contact you',
  'To take it offline',
  'View your advert',
  'Address of your advert',
]

describe('the page after publishing, opened again', () => {
  test('says how an advert that is online goes on', () => {
    for (const text of ONLINE) expect(drawn('live')).toContain(text)
  })

  test.each(['withdrawn', 'removed'] as const)('says nothing of that when it is %s', (state) => {
    for (const text of ONLINE) expect(drawn(state)).not.toContain(text)
    expect(drawn(state)).toContain('Your adverts')
  })
})
