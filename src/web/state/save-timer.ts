/** One save that is due later. */
export class SaveTimer {
  #timer: ReturnType<typeof setTimeout> | undefined

  get isSet(): boolean {
    return this.#timer !== undefined
  }

  set(ms: number, save: () => void): void {
    this.cancel()
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      save()
    }, ms)
  }

  cancel(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }
}
