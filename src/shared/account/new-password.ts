export const SHORTEST_PASSWORD = 8
export const LONGEST_PASSWORD = 128

/** Devices encode the same characters as different code points. */
export const normalisePassword = (text: string): string => text.normalize('NFC')

export const passwordLength = (text: string): number => Array.from(normalisePassword(text)).length
