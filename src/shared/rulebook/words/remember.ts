/** `make`, with what it made of the last `most` keys kept. */
export function remember<T>(most: number, make: (key: string) => T): (key: string) => T {
  const lately = new Map<string, T>()
  return (key) => {
    const made = lately.get(key) ?? make(key)
    lately.delete(key)
    lately.set(key, made)
    const [oldest] = lately.keys()
    if (lately.size > most && oldest !== undefined) lately.delete(oldest)
    return made
  }
}
