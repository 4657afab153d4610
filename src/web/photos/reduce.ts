/** As large as the server keeps photos: more would be thrown away there. */
const LONG_SIDE = 1_600
const QUALITY = 0.85
/** A JPEG or PNG below this, and not larger than what is kept, is not made better by drawing it again. */
const SMALL_BYTES = 1_048_576
const PREVIEW_SIDE = 720
const PREVIEW_QUALITY = 0.8

/** A picture that was read, upright. */
export interface ReadPicture {
  readonly image: CanvasImageSource
  readonly width: number
  readonly height: number
  /** Gives its memory back: twenty large photos would not fit a phone's at once. */
  readonly release: () => void
}

export interface Canvas {
  readonly context: CanvasDrawImage & CanvasRect & CanvasFillStrokeStyles & CanvasImageSmoothing
  readonly encode: (quality: number) => Promise<Blob>
}

/** How this thread reads pictures and draws them. */
export interface Studio {
  readonly read: (file: Blob) => Promise<ReadPicture>
  readonly canvas: (width: number, height: number) => Canvas
}

export interface Reduced {
  /** What is to be sent. */
  readonly blob: Blob
  /** A small drawing for the page. */
  readonly preview: Blob
}

/** Whether only its conversion can be sent: the server takes JPEG, PNG and GIF. */
export const mustConvert = (file: Blob & { readonly name?: string }): boolean =>
  /webp|hei[cf]/.test(file.type) || (file.type === '' && /\.(?:webp|hei[cf])$/i.test(file.name ?? ''))

/** Whether a picture goes as it is. A GIF does whatever its size in pixels, and is drawn again only where it weighs too much. */
export function goesAsItIs(
  { type, size }: Pick<Blob, 'type' | 'size'>,
  { width, height }: { readonly width: number; readonly height: number },
  maxBytes: number,
): boolean {
  if (type === 'image/gif') return size <= maxBytes
  const isKept = type === 'image/jpeg' || type === 'image/png'
  return isKept && size <= SMALL_BYTES && Math.max(width, height) <= LONG_SIDE
}

/** The size that fits into a square, never larger than it was. */
export function fitted(width: number, height: number, side: number): { width: number; height: number } {
  const by = Math.min(1, side / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * by)), height: Math.max(1, Math.round(height * by)) }
}

/** Turns a picture upright and makes it as small as it will be kept; the original where that does not pay. */
export async function reduce(studio: Studio, file: Blob, maxBytes: number): Promise<Reduced> {
  const picture = await studio.read(file)
  try {
    const preview = await drawn(studio, picture, PREVIEW_SIDE, PREVIEW_QUALITY)
    const isKept = !mustConvert(file)
    if (isKept && goesAsItIs(file, picture, maxBytes)) return { blob: file, preview }
    const blob = await drawn(studio, picture, LONG_SIDE, QUALITY)
    return { blob: isKept && file.size <= Math.min(blob.size, maxBytes) ? file : blob, preview }
  } finally {
    picture.release()
  }
}

function drawn(studio: Studio, picture: ReadPicture, side: number, quality: number): Promise<Blob> {
  const { width, height } = fitted(picture.width, picture.height, side)
  const { context, encode } = studio.canvas(width, height)
  // What is transparent would come out black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture.image, 0, 0, width, height)
  return encode(quality)
}
