/** In bytes. */
export const MEBIBYTE = 2 ** 20
