import { expect, test } from 'vitest'
import { readFacebookAddress } from './facebook-address.ts'

test.each([
  ' https://www.facebook.com/marketplace/item/123/ ',
  'https://m.facebook.com/groups/1/posts/2',
  'https://facebook.com/permalink.php?story_fbid=1',
])('%s is the address of a post', (typed) => {
  expect(readFacebookAddress(typed)).toBe(typed.trim())
})

test.each([
  '',
  'facebook.com/marketplace/item/1',
  'http://www.facebook.com/marketplace/item/1',
  'https://www.facebook.com/',
  'https://facebook.com.example.org/marketplace/item/1',
  'https://facebook.com@example.org/item/1',
  'https://me:secret@www.facebook.com/item/1',
  'javascript:alert(1)',
  `https://www.facebook.com/${'x'.repeat(500)}`,
])('%s is none', (typed) => {
  expect(readFacebookAddress(typed)).toBeNull()
})
