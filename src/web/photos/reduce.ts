import { LARGEST_SIDE } from '#shared/form/photo-sizes.ts'

const QUALITY = 0.85
/** Re-encoding a JPEG or PNG smaller than this gains nothing. */
const SMALL_BYTES = 1_048_576
const PREVIEW_SIDE = 720
const PREVIEW_QUALITY = 0.8

/** A decoded, upright picture. */
export interface ReadPicture {
  readonly image: CanvasImageSource
  readonly width: number
  readonly height: number
  /** Frees its memory: twenty large photos would not fit on a phone. */
  readonly release: () => void
}

export interface Canvas {
  readonly context: CanvasDrawImage & CanvasRect & CanvasFillStrokeStyles & CanvasImageSmoothing
  readonly encode: (quality: number) => Promise<Blob>
}

/** How this thread decodes and draws pictures. */
export interface ImageTools {
  readonly read: (file: Blob) => Promise<ReadPicture>
  readonly canvas: (width: number, height: number) => Canvas
}

export interface Reduced {
  /** The image to upload. */
  readonly blob: Blob
  readonly preview: Blob
}

/** The server takes JPEG, PNG and GIF only. */
export const mustConvert = (file: Blob & { readonly name?: string }): boolean =>
  /webp|hei[cf]/.test(file.type) || (file.type === '' && /\.(?:webp|hei[cf])$/i.test(file.name ?? ''))

/** Whether a picture is uploaded unchanged. A GIF is, unless it has too many bytes. */
export function canSendAsIs(
  { type, size }: Pick<Blob, 'type' | 'size'>,
  { width, height }: { readonly width: number; readonly height: number },
  maxBytes: number,
): boolean {
  if (type === 'image/gif') return size <= maxBytes
  const isKept = type === 'image/jpeg' || type === 'image/png'
  return isKept && size <= SMALL_BYTES && Math.max(width, height) <= LARGEST_SIDE
}

/** Fits the size into a square without enlarging it. */
export function fitWithin(width: number, height: number, side: number): { width: number; height: number } {
  const by = Math.min(1, side / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * by)), height: Math.max(1, Math.round(height * by)) }
}

/** Turns a picture upright and shrinks it to the size that is kept, or returns the original if that is smaller. */
export async function reduce(studio: ImageTools, file: Blob, maxBytes: number): Promise<Reduced> {
  const picture = await studio.read(file)
  try {
    const preview = await drawn(studio, picture, PREVIEW_SIDE, PREVIEW_QUALITY)
    const isKept = !mustConvert(file)
    if (isKept && canSendAsIs(file, picture, maxBytes)) return { blob: file, preview }
    const blob = await drawn(studio, picture, LARGEST_SIDE, QUALITY)
    return { blob: isKept && file.size <= Math.min(blob.size, maxBytes) ? file : blob, preview }
  } finally {
    picture.release()
  }
}

function drawn(studio: ImageTools, picture: ReadPicture, side: number, quality: number): Promise<Blob> {
  const { width, height } = fitWithin(picture.width, picture.height, side)
  const { context, encode } = studio.canvas(width, height)
  // Otherwise transparent areas turn black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture.image, 0, 0, width, height)
  return encode(quality)
}
