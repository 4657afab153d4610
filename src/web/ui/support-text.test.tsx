import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SupportText } from './support-text.tsx'

const REFUSED = 'We took this advert down. Please contact our support team.'
const draw = (reference?: string) =>
  renderToStaticMarkup(
    <SupportText text={REFUSED} topic="taken-down" {...(reference === undefined ? {} : { reference })} />,
  )

test('a refusal leads to the contact page with its topic and the advert’s reference', () => {
  expect(draw('3H5K 7M9P')).toContain('href="/contact?topic=taken-down&amp;about=3H5K%207M9P"')
})
test('where there is no advert yet, with its topic alone', () => {
  expect(draw()).toContain('href="/contact?topic=taken-down"')
})
