export interface Breakable {
  /** Ends the current wait, and every later one, with this error. */
  readonly breakOff: (error: unknown) => void
  /** One wait at a time. */
  readonly wait: <T>(promise: Promise<T>) => Promise<T>
}

/** Promise.race with one long-lived promise would leave a reaction on it at every wait. */
export function breakable(): Breakable {
  let broken: { readonly error: unknown } | null = null
  let endWait: ((error: unknown) => void) | null = null
  return {
    breakOff: (error) => {
      broken ??= { error }
      endWait?.(broken.error)
    },
    wait: (promise) =>
      new Promise((resolve, reject) => {
        endWait = reject
        promise.then(resolve, reject)
        if (broken) reject(broken.error)
      }),
  }
}
