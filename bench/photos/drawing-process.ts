import sharp from 'sharp'
import { DrawingProcesses } from '../../src/server/adverts/photos/drawing-processes.ts'
import { DRAWING_LIMITS } from '../../src/server/config/limits.ts'
import type { Picture } from './pictures.ts'

export type Drawer = 'ours' | 'half' | 'pipelines'
/** Of one pass over all the pictures, for each of them. */
export interface Drawn {
  readonly ms: number
  readonly cpuMs: number
}

const READING = { failOn: 'error', sequentialRead: true } as const
const LARGEST_SIDE = 1_600
const THUMBNAIL_SIDE = 200
const JPEG = { quality: 80 } as const

const drawing = new DrawingProcesses(DRAWING_LIMITS)

const DRAWERS: Readonly<Record<Drawer, (picture: Picture) => Promise<unknown>>> = {
  ours: async ({ file }) => {
    const { kind } = await drawing.draw({ file, mayHold: true }, new AbortController().signal)
    if (kind !== 'drawn') throw new Error(`${file} was not drawn.`)
  },
  half: decodedAtHalfSize,
  pipelines: ({ file }) => Promise.all([largeOf(file), thumbnailOf(file)]),
}

/**
 * The JPEG reader halves the picture while it decodes only where it is to become three to four times smaller; what is
 * left to do then is to leave out pixels.
 */
function decodedAtHalfSize({ file, width }: Picture): Promise<Buffer> {
  const smaller = { width: Math.round(width / 3.5), kernel: 'nearest' } as const
  return sharp(file, READING).resize(smaller).raw().toBuffer()
}

function largeOf(file: string): Promise<Buffer> {
  return sharp(file, READING)
    .autoOrient()
    .resize({ width: LARGEST_SIDE, height: LARGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .jpeg(JPEG)
    .toBuffer()
}

function thumbnailOf(file: string): Promise<Buffer> {
  return sharp(file, READING)
    .autoOrient()
    .resize(THUMBNAIL_SIDE, THUMBNAIL_SIDE, { fit: 'cover' })
    .jpeg(JPEG)
    .toBuffer()
}

// As ours has them, in every drawer's process.
sharp.cache(false)
sharp.concurrency(1)

async function drawAll(drawer: Drawer, pictures: readonly Picture[]): Promise<Drawn> {
  const startedAt = performance.now()
  const usedBefore = process.cpuUsage()
  for (const picture of pictures) await DRAWERS[drawer](picture)
  const { user, system } = process.cpuUsage(usedBefore)
  return {
    ms: (performance.now() - startedAt) / pictures.length,
    cpuMs: (user + system) / 1_000 / pictures.length,
  }
}

process.on('message', ([drawer, pictures]: [Drawer, readonly Picture[]]) => {
  drawAll(drawer, pictures).then(
    (result) => process.send?.({ result }),
    (error: Error) => process.send?.({ error: error.message }),
  )
})
