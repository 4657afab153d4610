/** The id of a published advert, without letters that are taken for digits or for one another. */
export const isListingId = (text: string): boolean => /^[0-9a-hjkmnp-tv-z]{8}$/.test(text)
