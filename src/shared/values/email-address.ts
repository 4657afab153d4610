const EMAIL =
  /^[^\s@<>()[\],;:"\\]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+(?:\p{L}{2,63}|xn--[a-z\d-]{1,59})$/iu

/** The one spelling of an address under which an account is kept: two spellings, seen or unseen, must not be two accounts. */
export const normaliseEmail = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim()
    .toLowerCase()

/** A single plain address of up to 254 characters, surrounding spaces aside. */
export function isEmailAddress(text: string): boolean {
  const trimmed = text.trim()
  return trimmed.length <= 254 && EMAIL.test(trimmed) && !/^\.|\.\.|\.@/.test(trimmed)
}
