import { Worker } from 'node:worker_threads'
import { describe, expect, test } from 'vitest'
import { expectLinear } from '../../../tests/support/growth.ts'
import { holdsHtml, plainText } from './plain-text.ts'

const MOST_MIB = 64
const READER = `
  const { parentPort, workerData } = require('node:worker_threads')
  import(workerData.module).then(({ plainText }) => parentPort.postMessage(plainText(workerData.sent).length))`

/** In a thread of little memory. */
function lengthRead(sent: string): Promise<number> {
  const workerData = { module: new URL('./plain-text.ts', import.meta.url).href, sent }
  const resourceLimits = { maxOldGenerationSizeMb: MOST_MIB }
  return new Promise((resolve, reject) => {
    const worker = new Worker(READER, { eval: true, workerData, resourceLimits })
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}

test.each([
  [
    'tags that differ in their attributes',
    Array.from({ length: 5_000 }, (_, n) => `<b ${n}>`).join('') + '<p>x'.repeat(5_000),
  ],
  ['links in links', '<a href=x>'.repeat(5_000) + '<p>x'.repeat(5_000)],
  ['boxes in boxes', '<div>'.repeat(20_000) + '<p>x'.repeat(20_000)],
])('%s cost no memory', async (_what, sent) => {
  expect(await lengthRead(`<p>${sent}`)).toBeGreaterThanOrEqual(0)
})

test.each([
  ['a < b > c', false],
  ['5 <6> 7', false],
  ['> a <b', false],
  ['a <b', false],
  ['a <b>', true],
  ['a </p>', true],
  ['<a <b\n>', true],
])('%j holds HTML: %s', (text, expected) => expect(holdsHtml(text)).toBe(expected))

describe('tags that never end are looked through once', () => {
  test.each(['<a', '</a', '<'])('%s', (piece) =>
    expectLinear((size) => holdsHtml(piece.repeat(size)), 20_000),
  )
  test.each(['a', ' ', 'a '])('<a%s', (piece) =>
    expectLinear((size) => plainText(`<a${piece.repeat(size)}`), 10_000),
  )
})

test('of a text without end no more is looked at than the longest could have', () => {
  expect(plainText(`<p ${'a'.repeat(390_000)}>Two bedrooms</p>`)).toBe('Two bedrooms')
  expect(plainText(`<p ${'a'.repeat(400_000)}>Two bedrooms</p>`)).not.toContain('Two bedrooms')
})
