import { afterEach, expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { followAfterPaint } from './after-paint.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

interface Typed {
  readonly text: string
  readonly errors: number
}

function typing() {
  const frames: (() => void)[] = []
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
  const store = createStore<Typed>(() => ({ text: '', errors: 0 }))
  const view = followAfterPaint(store, (state, before) => state.errors === before.errors)
  return { store, view, paint: () => frames.splice(0).forEach((frame) => frame()) }
}

test('the view follows what is typed only after the next paint, and once for all of it', async () => {
  const { store, view, paint } = typing()
  const drawn: string[] = []
  view.subscribe(({ text }) => drawn.push(text))
  store.setState({ text: 'Y' })
  store.setState({ text: 'YO' })
  expect(view.getState().text).toBe('')
  paint()
  await vi.waitFor(() => expect(drawn).toEqual(['YO']))
})

test('what is not quiet is in the view at once, with all that was typed before it', () => {
  const { store, view } = typing()
  store.setState({ text: 'YO' })
  store.setState({ errors: 1 })
  expect(view.getState()).toEqual({ text: 'YO', errors: 1 })
})

test('the view follows in a hidden page too, which paints nothing', () => {
  vi.useFakeTimers()
  const { store, view } = typing()
  store.setState({ text: 'YO' })
  vi.advanceTimersByTime(100)
  expect(view.getState().text).toBe('YO')
})
