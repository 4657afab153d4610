import { useEffect, useState } from 'react'
import { forgetTold, readTold } from './told.ts'

/** What the page before left to be told. */
export function useTold(): string | null {
  const [told, setTold] = useState<string | null>(null)
  useEffect(() => {
    setTold(readTold())
    // Not at once: in development effects run twice.
    const timer = setTimeout(forgetTold)
    return () => clearTimeout(timer)
  }, [])
  return told
}
