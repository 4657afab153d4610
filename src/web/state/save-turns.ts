/** Resolves if the page closes while a save waits. */
export type Leaving = Promise<'leaving'>

/** One save at a time, now or later. */
export class SaveTurns {
  readonly #send: (leaving: Leaving) => Promise<boolean>
  #underWay: Promise<boolean> | null = null
  #leave: (value: 'leaving') => void = () => undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(send: (leaving: Leaving) => Promise<boolean>) {
    this.#send = send
  }

  get isUnderWay(): boolean {
    return this.#underWay !== null
  }

  get isDue(): boolean {
    return this.#timer !== undefined
  }

  /** A save, or the one that is under way. */
  now(isLeaving = false): Promise<boolean> {
    this.cancel()
    this.#underWay ??= this.#begin()
    if (isLeaving) this.#leave('leaving')
    return this.#underWay
  }

  after(ms: number): void {
    this.cancel()
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      void this.#inTime()
    }, ms)
  }

  cancel(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  #begin(): Promise<boolean> {
    const leaving: Leaving = new Promise((resolve) => {
      this.#leave = resolve
    })
    return this.#send(leaving).finally(() => {
      this.#underWay = null
    })
  }

  /** A save that is under way does not have the latest changes. */
  async #inTime(): Promise<void> {
    if (this.#underWay !== null && !(await this.#underWay)) return
    await this.now()
  }
}
