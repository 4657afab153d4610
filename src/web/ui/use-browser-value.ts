import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/** What only the browser knows, and does not change while the page is open. The server draws the page with `before`. */
export const useBrowserValue = <T>(read: () => T, before: T): T =>
  useSyncExternalStore(neverChanges, read, () => before)
