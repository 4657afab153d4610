/** Of the file that is uploaded. */
export const PHOTO_MIB = 8
/** In pixels, as are the next two; a larger photo is reduced. */
export const LARGEST_SIDE = 1_600
/** A smaller photo is not enlarged. */
export const MEDIUM_WIDTH = 800
export const THUMBNAIL_SIDE = 200
