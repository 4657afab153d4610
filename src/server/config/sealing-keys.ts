import type { Problem } from './values.ts'

/** The message never repeats the value. */
export function sealingKeys(text: string): readonly Buffer[] | Problem {
  const keys = text.split(',').map((key) => key.trim())
  return keys.every((key) => /^[0-9a-f]{64}$/i.test(key))
    ? keys.map((key) => Buffer.from(key, 'hex'))
    : {
        problem:
          'must be 64 hexadecimal digits, as openssl rand -hex 32 prints them, or several such keys with commas between them.',
      }
}
