import { useEffect, useSyncExternalStore } from 'react'
import { forgetTold, takeTold } from './told.ts'

const stays = () => () => undefined

/** What the page before left to be told, while the component that asks stands there. */
export function useTold(): string | null {
  useEffect(() => forgetTold, [])
  return useSyncExternalStore(stays, takeTold, () => null)
}
