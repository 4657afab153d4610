import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { marked } from './word-marks.tsx'

test('where marks overlap, the words of both are drawn as refused', () => {
  const text = 'Hurry, no DSS, be quick'
  const parts = [
    { start: 0, end: 13, severity: 'warn' },
    { start: 7, end: 13, severity: 'refuse' },
  ] as const
  expect(renderToStaticMarkup(<>{marked(text, parts)}</>)).toBe(
    '<mark class="warn">Hurry, </mark><mark class="refuse">no DSS</mark>, be quick\u200b',
  )
})
