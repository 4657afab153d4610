import { type Canvas, type ReadPicture, type Reduced, reduce } from './reduce.ts'

export interface ReduceAsked {
  readonly file: Blob
  readonly maxBytes: number
}
/** Null if the picture could not be read here. */
export type ReduceAnswer = Reduced | null

async function read(file: Blob): Promise<ReadPicture> {
  const image = await createImageBitmap(file, { imageOrientation: 'from-image' })
  return { image, width: image.width, height: image.height, release: () => image.close() }
}

function canvas(width: number, height: number): Canvas {
  const drawing = new OffscreenCanvas(width, height)
  const context = drawing.getContext('2d')
  if (!context) throw new Error('There is no canvas here.')
  return { context, encode: (quality) => drawing.convertToBlob({ type: 'image/jpeg', quality }) }
}

addEventListener('message', ({ data }: MessageEvent<ReduceAsked>) => {
  reduce({ read, canvas }, data.file, data.maxBytes).then(
    (reduced) => postMessage(reduced satisfies ReduceAnswer),
    () => postMessage(null satisfies ReduceAnswer),
  )
})
