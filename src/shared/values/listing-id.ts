/** No letters that look alike. */
export const isListingId = (text: string): boolean => /^[0-9a-hjkmnp-tv-z]{8}$/.test(text)
