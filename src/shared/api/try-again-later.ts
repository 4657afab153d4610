/** Section 8 of the specification: a draft that could not be saved is told by its message and these words. */
export const TRY_AGAIN_LATER = ' Try again later.'
