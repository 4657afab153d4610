/** What we make of a file: JPEG, upright, sRGB, and nothing of what the file said beside its picture. */
export interface DrawnPhoto {
  /** At most 1600 × 1600 pixels. */
  readonly large: Buffer
  /** 200 × 200. */
  readonly thumbnail: Buffer
  readonly width: number
  readonly height: number
}
/** 'too-much-work': it takes more time or memory than any honest picture. */
export type NotAPhoto = 'empty' | 'other-type' | 'damaged' | 'too-many-pixels' | 'too-much-work'
export type Drawn =
  | { readonly kind: 'drawn'; readonly photo: DrawnPhoto }
  | { readonly kind: 'not-a-photo'; readonly why: NotAPhoto }
