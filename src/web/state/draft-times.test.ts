import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SaveData } from '#web/api/advert-api.ts'
import { aDraftWindow } from '../../../tests/support/draft-windows.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Stores whatever it is sent. */
function aServerThatStores(roundTripMs: number) {
  const sent: { at: number; town: unknown }[] = []
  let version = 0
  vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
    const { data } = JSON.parse(body) as { data: SaveData }
    sent.push({ at: Date.now(), town: data.blocks['manualAddress']?.fields['townName']?.value })
    await new Promise((resolve) => setTimeout(resolve, roundTripMs))
    version += 1
    return Response.json({ success: true, result: { data: { ...data, version } } })
  })
  return sent
}

const letters = (count: number): string => 'Chalfont St. Peter '.repeat(20).slice(0, count).trim()

test('whoever types without a pause has every letter sent within two seconds', async () => {
  const sent = aServerThatStores(150)
  const { type, draft, state } = aDraftWindow({ uuid: 'the-draft', version: 0 })
  const typed: { at: number; town: string }[] = []
  for (let count = 1; count <= 120; count++) {
    type('townName', letters(count))
    typed.push({ at: Date.now(), town: letters(count) })
    await vi.advanceTimersByTimeAsync(100)
  }
  await vi.advanceTimersByTimeAsync(3_000)
  for (const { at, town } of typed) {
    const first = sent.find((save) => String(save.town).length >= town.length)
    expect(first?.at ?? Infinity).toBeLessThanOrEqual(at + 2_000)
  }
  expect(sent.length).toBeLessThan(20)
  expect(state().status).toBe('saved')
  draft.stop()
})

test('a page that closes while its save waits for a copy sends everything at once', async () => {
  const sent = aServerThatStores(150)
  const { type, draft } = aDraftWindow({ uuid: 'the-draft', version: 0 })
  draft.keepFirst = () => new Promise(() => undefined)
  type('townName', 'Yo')
  void draft.save()
  await vi.advanceTimersByTimeAsync(200)
  expect(sent).toEqual([])
  type('townName', 'York')
  draft.saveLeaving()
  await vi.advanceTimersByTimeAsync(0)
  expect(sent.map(({ town }) => town)).toEqual(['York'])
  draft.stop()
})

test('what is typed while a save is under way is sent after it', async () => {
  const sent = aServerThatStores(1_500)
  const { type, draft } = aDraftWindow({ uuid: 'the-draft', version: 0 })
  type('townName', 'Yo')
  void draft.save()
  type('townName', 'York')
  await vi.advanceTimersByTimeAsync(4_000)
  expect(sent.map(({ town }) => town)).toEqual(['Yo', 'York'])
  draft.stop()
})
