/** Upright sRGB JPEGs, without the file's metadata. */
export interface DrawnPhoto {
  readonly large: Buffer
  readonly medium: Buffer
  readonly thumbnail: Buffer
  readonly width: number
  readonly height: number
}
/** 'too-much-work': more time or memory than any honest picture needs. */
export type NotAPhoto = 'empty' | 'other-type' | 'damaged' | 'too-many-pixels' | 'too-much-work'
export type Drawn =
  | { readonly kind: 'drawn'; readonly photo: DrawnPhoto }
  | { readonly kind: 'not-a-photo'; readonly why: NotAPhoto }
