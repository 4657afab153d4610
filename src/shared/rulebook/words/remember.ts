/** More sentences and parts than the longest description has: going through more than are kept would find none of them. */
export const MOST_SENTENCES = 1_000

/** Keeps what was made for the `most` keys that were asked for last. */
export function remember<T>(most: number): (key: string, make: () => T) => T {
  const kept = new Map<string, T>()
  return (key, make) => {
    const made = kept.get(key) ?? make()
    kept.delete(key)
    kept.set(key, made)
    const [oldest] = kept.keys()
    if (kept.size > most && oldest !== undefined) kept.delete(oldest)
    return made
  }
}
