/** Lets the blocks that the server drew hydrate one after another, each in a task of its own, so that none delays input. */
export interface Turns {
  /** Fulfilled when it is the block's turn; null once all had theirs, when blocks are drawn at once. */
  readonly of: (blockName: string) => Promise<void> | null
  /** Begins with the first block. */
  readonly start: () => void
}

export function createTurns(): Turns {
  const promises = new Map<string, Promise<void>>()
  const waiting: (() => void)[] = []
  let isOver = false
  /** Microtasks run before a click reaches its target, so the button that is pressed has hydrated by then. */
  const finish = ({ target }: Event): void => {
    if (!(target as Element).closest('button')) return
    isOver = true
    for (const begin of waiting.splice(0)) begin()
  }
  const next = (): void => {
    waiting.shift()?.()
    if (waiting.length > 0) {
      setTimeout(next)
      return
    }
    isOver = true
    removeEventListener('click', finish, { capture: true })
  }
  return {
    of: (blockName) => {
      const known = promises.get(blockName)
      if (known || isOver) return known ?? null
      const promise = new Promise<void>((begin) => waiting.push(begin))
      promises.set(blockName, promise)
      return promise
    },
    start: () => {
      addEventListener('click', finish, { capture: true })
      setTimeout(next)
    },
  }
}
