/** A browser that blocks storage may never answer; one that is busy can take a second. */
export const STORAGE_MS = 3_000

/** What a task resolves to that may fail or never end, such as one of a browser that blocks storage; else null. */
export async function within<T>(ms: number, task: () => Promise<T>): Promise<T | null> {
  const timeout = new Promise<null>((resolve) => setTimeout(resolve, ms, null))
  return Promise.race([task().catch(() => null), timeout])
}
