import { expect, test } from 'vitest'
import { isAt } from './own-site.ts'

const OURS = 'https://gatepost.example'

test.for([
  'https://gatepost.example/hooks',
  'https://gatepost.example./hooks',
  'https://GATEPOST.example.:443',
  'https://gatepost.example%2E/',
  'https://gatepost。example。/',
  'https://someone@gatepost.example../',
])('%s is ours', (url) => {
  expect(isAt(url, OURS)).toBe(true)
})

test.for([
  'https://www.gatepost.example/',
  'https://gatepost.example.org/',
  'https://gatepost.example:8443/',
  'http://gatepost.example/',
  'nowhere',
])('%s is not', (url) => {
  expect(isAt(url, OURS)).toBe(false)
})

test('nor is anything at a port that is ours alone, unless it is that port', () => {
  expect(isAt('http://localhost.:3000/hooks', 'http://localhost:3000')).toBe(true)
  expect(isAt('http://localhost/hooks', 'http://localhost:3000')).toBe(false)
})
