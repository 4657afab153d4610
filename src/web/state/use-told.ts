import { useEffect, useSyncExternalStore } from 'react'
import { followTold, forgetTold, takeTold } from './told.ts'

/** What the page before left to be told, until a form is sent or the component that asks goes. */
export function useTold(): string | null {
  useEffect(() => forgetTold, [])
  return useSyncExternalStore(followTold, takeTold, () => null)
}
