import { useEffect, useSyncExternalStore } from 'react'
import { clearFlashMessage, subscribeToFlashMessage, takeFlashMessage } from './flash-message.ts'

/** The previous page's message, until a form is sent or the component unmounts. */
export function useFlashMessage(): string | null {
  useEffect(() => clearFlashMessage, [])
  return useSyncExternalStore(subscribeToFlashMessage, takeFlashMessage, () => null)
}
