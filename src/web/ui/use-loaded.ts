import { useEffect, useState } from 'react'

/** What a part of the program that is loaded on demand has come to: null while it is on its way. */
export type Loaded<T> = { readonly part: T } | 'failed' | null

/** Loads it once the component stands there; a new component tries again. `load` must not change. */
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
