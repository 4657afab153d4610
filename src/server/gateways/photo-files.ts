/** Where the pictures that we made are kept, under names of our own such as '0f…a2.jpg'. Whatever fails is a ProviderFailed. */
export interface PhotoFiles {
  /** Returns once the bytes are where a crash cannot take them. */
  readonly put: (name: string, bytes: Buffer) => Promise<void>
  readonly get: (name: string) => Promise<Buffer | null>
  /** What is not there is no failure. */
  readonly remove: (names: readonly string[]) => Promise<void>
  /** The names of what was put before then, some at a time. */
  readonly namesBefore: (then: Date) => AsyncIterable<readonly string[]>
}
