import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Photo } from './photo.tsx'

const drawn = (width: number): string =>
  renderToStaticMarkup(<Photo photo={{ id: 'a1', width, height: 600 }} sizes="100vw" isFirst={false} />)

test('a large photo is offered in the width of a phone, too', () => {
  expect(drawn(1_600)).toContain(
    'srcSet="/photos/a1-medium.jpg 800w, /photos/a1.jpg 1600w" sizes="100vw" width="1600" height="600"',
  )
})

test('a photo that is no wider than that comes in one width', () => {
  expect(drawn(800)).not.toContain('srcSet')
})
