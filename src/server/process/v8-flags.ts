import v8 from 'node:v8'

/** Of V8, as `node --v8-options` lists them: see decision 0074. */
export const V8_FLAGS: readonly string[] = ['--heap-growing-percent=200', '--no-regexp-peephole-optimization']

/** Here rather than where the server is started, so that they hold however that is done. */
export function setV8Flags(): void {
  for (const flag of V8_FLAGS) v8.setFlagsFromString(flag)
}
