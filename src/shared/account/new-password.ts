export const SHORTEST_PASSWORD = 8
export const LONGEST_PASSWORD = 128
export const PASSWORD_HINT = `At least ${SHORTEST_PASSWORD} characters. Three random words make a good password.`

/** Devices encode the same characters as different code points. */
export const normalisePassword = (text: string): string => text.normalize('NFC')

export const passwordLength = (text: string): number => Array.from(normalisePassword(text)).length
