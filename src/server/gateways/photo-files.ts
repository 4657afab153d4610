/** File names are our own, such as '0f…a2.jpg'. Every failure is a ProviderFailed. */
export interface PhotoFiles {
  /** The bytes then survive a crash. */
  readonly put: (name: string, bytes: Buffer) => Promise<void>
  readonly get: (name: string) => Promise<Buffer | null>
  /** A missing file is not an error. */
  readonly remove: (names: readonly string[]) => Promise<void>
  /** In batches. */
  readonly namesBefore: (then: Date) => AsyncIterable<readonly string[]>
}
