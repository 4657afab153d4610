import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { aPhoto } from '../../../tests/support/photos.ts'
import { tileOf } from './photo-tiles.ts'
import { Tiles } from './photos-control.tsx'

test('a photo that failed is no cover and has no number: the next one is the cover', () => {
  const failed = { ...tileOf(aPhoto(1)), state: 'error', photo: null } as const
  const drawn = renderToStaticMarkup(
    <Tiles tiles={[failed, tileOf(aPhoto(2)), tileOf(aPhoto(3))]} part={null} />,
  )
  const [first, second, third] = drawn.split('<li ').slice(1)
  expect(first).toContain('Not uploaded')
  expect(first).not.toContain('Cover')
  expect(second).toContain('Cover')
  expect(third).toMatch(/>2</)
})
