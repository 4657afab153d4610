export const SHORTEST_PASSWORD = 8
export const LONGEST_PASSWORD = 128

/** The one form of a password: the same letters typed on another device can be other code points. */
export const normalisePassword = (text: string): string => text.normalize('NFC')

/** In characters as a person counts code points, not bytes. */
export const passwordLength = (text: string): number => Array.from(normalisePassword(text)).length
