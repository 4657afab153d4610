import { useEffect, useState } from 'react'

/** Code loaded on demand; null while it is loading. */
export type Loaded<T> = { readonly part: T } | 'failed' | null

/** Loads once per mount; remounting tries again. `load` must be stable. */
export function useLoaded<T>(load: () => Promise<T>): Loaded<T> {
  const [loaded, setLoaded] = useState<Loaded<T>>(null)
  useEffect(() => {
    let isWanted = true
    const set = (value: Loaded<T>): void => {
      if (isWanted) setLoaded(value)
    }
    load().then(
      (part) => set({ part }),
      () => set('failed'),
    )
    return () => {
      isWanted = false
    }
  }, [load])
  return loaded
}
