/** Holds a lock of this name as long as the window is open; other windows see it. Returns a function that releases it. */
export function holdLock(name: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  // Old browsers have no locks, nor have pages without https.
  const locks = (navigator.locks as LockManager | undefined) ?? null
  void locks?.request(name, () => promise).catch(() => undefined)
  return resolve
}

export async function heldLocks(): Promise<ReadonlySet<string>> {
  const locks = (navigator.locks as LockManager | undefined) ?? null
  const { held = [] } = (await locks?.query()) ?? {}
  return new Set(held.map(({ name }) => name ?? ''))
}
