import { expect, test } from 'vitest'
import { aListing } from '../../../../tests/support/listings.ts'
import { aServer } from '../../../../tests/support/server.ts'

test('an advert shows captions, which photos were altered, floor plans under their own heading, and a link to a tour', async () => {
  const server = await aServer()
  const id = await aListing(server.owner, {
    photos: [
      [900, 600],
      [900, 600],
      [600, 900],
    ],
    files: ([first, second, third]) =>
      first && second && third
        ? [
            { ...first, caption: 'A <i>kitchen</i>' },
            { ...second, isAltered: true },
            { ...third, caption: 'First floor', isPlan: true },
          ]
        : [],
    answers: { videoTour: 'https://www.youtube.com/watch?v=abc&t=1' },
  })
  const html = (await server.app.inject(`/advert/${id}`)).body
  expect(html).toContain('aria-label="Photo 1 of 2 of this home: A &lt;i>kitchen&lt;/i>"')
  expect(html).toContain('aria-label="Photo 2 of 2 of this home. Digitally altered."')
  expect(html.match(/Digitally altered/g)).toHaveLength(2)
  expect(html.slice(html.indexOf('id="floor-plans"'))).toMatch(/<figcaption>First floor<\/figcaption>/)
  expect(html).toMatch(
    /<a href="https:\/\/www\.youtube\.com\/watch\?v=abc&amp;t=1" rel="nofollow ugc noopener noreferrer">Watch the video tour on .*youtube\.com/,
  )
  expect(html).not.toContain('iframe')
  expect((await server.app.inject('/adverts')).body).not.toContain('Digitally altered')
})

test('the list says of a home whose cover was altered that it was', async () => {
  const server = await aServer()
  await aListing(server.owner, {
    photos: [[900, 600]],
    files: ([cover]) => (cover ? [{ ...cover, isAltered: true }] : []),
  })
  expect((await server.app.inject('/adverts')).body).toContain('<span>Digitally altered photo</span>')
})

test('a photo of the strip leads to itself among all of them, where each opens alone', async () => {
  const server = await aServer()
  const id = await aListing(server.owner, {
    photos: [
      [900, 600],
      [600, 900],
    ],
    files: (photos) => photos.map((photo, i) => (i === 1 ? { ...photo, caption: 'The garden' } : photo)),
  })
  const { body: advert } = await server.app.inject(`/advert/${id}`)
  expect([...advert.matchAll(/href="(\/advert\/\w+\/photos#photo-\d)"/g)].map(([, href]) => href)).toEqual([
    `/advert/${id}/photos#photo-1`,
    `/advert/${id}/photos#photo-2`,
  ])
  const { body: all } = await server.app.inject(`/advert/${id}/photos`)
  expect(
    [...all.matchAll(/<li id="(photo-\d)"><a href="\/photos\/[^"]+" aria-label="([^"]+)"/g)].map(
      ([, ...one]) => one,
    ),
  ).toEqual([
    ['photo-1', 'Enlarge photo 1 of 2'],
    ['photo-2', 'Enlarge photo 2 of 2: The garden'],
  ])
  expect(all).toContain('>Photo 2 of 2: The garden</p>')
  expect(all).toContain('<meta name="robots" content="noindex">')
})

test('an advert without photos has no page of them', async () => {
  const server = await aServer()
  const id = await aListing(server.owner, { answers: { files_uploaded: null } })
  const { statusCode, headers } = await server.app.inject(`/advert/${id}/photos`)
  expect([statusCode, headers.location]).toEqual([303, `/advert/${id}`])
})
