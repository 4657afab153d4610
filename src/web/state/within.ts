/** Waits for a task that may fail or never end, such as one of a browser that blocks storage. */
export async function within(ms: number, task: () => Promise<unknown>): Promise<void> {
  const timeout = new Promise((resolve) => setTimeout(resolve, ms))
  await Promise.race([task().catch(() => undefined), timeout])
}
