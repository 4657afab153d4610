import { describe, expect, test } from 'vitest'
import { isSecureAddress, siteOf, withScheme } from './web-address.ts'

describe('a secure address', () => {
  test.each([
    'https://youtu.be/dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1s',
    'https://my.matterport.com/show/?m=abc#top',
    'https://tours.example.co.uk:8443/home',
    'HTTPS://VIMEO.COM/1',
  ])('is %s', (address) => expect(isSecureAddress(address)).toBe(true))

  test.each([
    'http://youtu.be/abc',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://user:secret@youtu.be/abc',
    'https://youtube.com@evil.example/',
    'https://localhost/tour',
    'https://10.0.0.1/tour',
    'https://youtu.be/a b',
    'https://yоutube.com/',
    'https://',
    'youtu.be/abc',
    'our video',
  ])('is not %s', (address) => expect(isSecureAddress(address)).toBe(false))
})

test('an address without its scheme gets it, and what is none stays as typed', () => {
  expect(withScheme('youtu.be/abc')).toBe('https://youtu.be/abc')
  expect(withScheme('www.example.org')).toBe('https://www.example.org')
  for (const text of ['http://youtu.be/abc', 'our video', 'me@example.org', 'youtube'])
    expect(withScheme(text)).toBe(text)
})

test('a visitor reads the site that a link leads to', () => {
  expect(siteOf('https://www.youtube.com/watch?v=1')).toBe('youtube.com')
  expect(siteOf('https://my.matterport.com/show/?m=1')).toBe('my.matterport.com')
})
