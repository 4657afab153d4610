import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTurns } from './turns.ts'

const listeners = new Set<(event: Event) => void>()
beforeEach(() => {
  vi.useFakeTimers()
  listeners.clear()
  vi.stubGlobal('addEventListener', (_type: string, listener: (event: Event) => void) =>
    listeners.add(listener),
  )
  vi.stubGlobal('removeEventListener', (_type: string, listener: (event: Event) => void) =>
    listeners.delete(listener),
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The names of the blocks that are hydrated. */
function hydratedOf(names: readonly string[]) {
  const turns = createTurns()
  const hydrated: string[] = []
  for (const name of names) void turns.of(name)?.then(() => hydrated.push(name))
  turns.start()
  return { turns, hydrated }
}

const click = (on: 'button' | 'label'): void => {
  const target = { closest: (selector: string) => (selector === on ? {} : null) }
  for (const listener of listeners) listener({ target } as unknown as Event)
}

test('each block has a task of its own, in the order of the page', async () => {
  const { hydrated } = hydratedOf(['userAgent', 'photos', 'terms'])
  const seen: string[] = []
  for (let i = 0; i < 3; i++) {
    await vi.advanceTimersToNextTimerAsync()
    seen.push(hydrated.join(' '))
  }
  expect(seen).toEqual(['userAgent', 'userAgent photos', 'userAgent photos terms'])
})

test('a press of a button begins all at once, and a block that it brings is drawn at once', async () => {
  const { turns, hydrated } = hydratedOf(['userAgent', 'photos', 'terms'])
  click('button')
  const brought = turns.of('manualAddress')
  await Promise.resolve()
  expect({ hydrated, brought }).toEqual({ hydrated: ['userAgent', 'photos', 'terms'], brought: null })
})

test('an answer does not hurry the others, and nothing listens once all are hydrated', async () => {
  const { turns, hydrated } = hydratedOf(['userAgent', 'photos'])
  click('label')
  await Promise.resolve()
  expect(hydrated).toEqual([])
  await vi.runAllTimersAsync()
  expect({ hydrated, listening: listeners.size, later: turns.of('terms') }).toEqual({
    hydrated: ['userAgent', 'photos'],
    listening: 0,
    later: null,
  })
})
