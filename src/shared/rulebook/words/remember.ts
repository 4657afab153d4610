/** More sentences and parts than the longest description has: of more, some would be read again at each key. */
export const MOST_SENTENCES = 1_000

/** Keeps what was made for the `most` keys that were asked for last, and at most as many more. */
export function remember<T extends object>(most: number): (key: string, make: () => T) => T {
  let [kept, before] = [new Map<string, T>(), new Map<string, T>()]
  return (key, make) => {
    const known = kept.get(key)
    if (known !== undefined) return known
    const made = before.get(key) ?? make()
    if (kept.size >= most) [kept, before] = [new Map(), kept]
    kept.set(key, made)
    return made
  }
}
