import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SupportText } from './support-text.tsx'

const REFUSED = 'We took this advert down. Please contact our support team.'
const draw = (listing: string | null) =>
  renderToStaticMarkup(<SupportText text={REFUSED} topic="taken-down" listing={listing} />)

test('a refusal leads to the contact page with its topic and the advert’s reference', () => {
  expect(draw('3h5k7m9p')).toContain('href="/contact?topic=taken-down&amp;about=3H5K%207M9P"')
})
test('where there is no advert yet, with its topic alone', () => {
  expect(draw(null)).toContain('href="/contact?topic=taken-down"')
})
