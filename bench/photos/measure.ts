import path from 'node:path'
import { MEASURES, STACKS } from '../goals.ts'
import { type OurServer, startProgram } from '../ours.ts'
import { median, type Samples } from '../samples.ts'
import { startDrawing } from './drawing.ts'
import { CAN_MEASURE_MEMORY, measureMemory } from './memory.ts'
import { makePictures, type Picture } from './pictures.ts'
import { openUplink } from './uplink.ts'
import { openUploader } from './uploader.ts'

const BENCH = path.join(import.meta.dirname, '..')
/** What a quick look sends over the slow line, where the originals take minutes. */
const QUICK_COUNT = 6
const RUNS_THAT_COUNT = 5

interface Wanted {
  readonly ours: OurServer
  readonly runs: number
  readonly print: (line: string) => void
}

/** Everything in turn in each run. Returns what to note. */
export async function measurePhotos({ ours, runs, print }: Wanted, samples: Samples): Promise<string[]> {
  const pictures = await makePictures(path.join(BENCH, 'build', 'pictures'), print)
  const sent = runs < RUNS_THAT_COUNT ? pictures.slice(0, QUICK_COUNT) : pictures
  const drop = await startProgram([path.join(BENCH, 'peers', 'drop.js')], {
    log: path.join(ours.dataDir, 'peer.log'),
    environment: {},
    readyPath: '/',
  })
  const drawing = await startDrawing(pictures, samples)
  const uplink = await openUplink(ours.origin)
  try {
    for (let run = 0; run < runs; run += 1) {
      const printRun = (line: string): void => print(`Photos, run ${run + 1} of ${runs}: ${line}`)
      await drawing.run(printRun)
      for (const [stack, origin] of [
        [STACKS.ours, ours.origin],
        [STACKS.drop, drop.origin],
      ] as const) {
        printRun(`${stack}, over HTTP …`)
        samples.add(stack, MEASURES.received, await oneAfterAnother(origin, pictures))
      }
      if (CAN_MEASURE_MEMORY) await measureMemory(pictures, samples, printRun)
      printRun(`${STACKS.ours}, ${sent.length} photos over the slow line …`)
      samples.add(STACKS.ours, MEASURES.uplink, await uplink.throughOurPage(sent))
      printRun(`${STACKS.originals}, ${sent.length} over the slow line …`)
      samples.add(STACKS.originals, MEASURES.uplink, await uplink.asTheyAre(sent))
    }
  } finally {
    await uplink.close()
    drawing.stop()
    await drop.stop()
  }
  return notes(sent.length)
}

/** The middle one of the times that the pictures take, sent one after another by one browser. */
async function oneAfterAnother(origin: string, pictures: readonly Picture[]): Promise<number> {
  const { upload, close } = openUploader(origin)
  try {
    const measured: number[] = []
    for (const picture of pictures) measured.push(await upload(picture))
    return median(measured) ?? Number.NaN
  } finally {
    close()
  }
}

function notes(sent: number): string[] {
  return [
    `Over the slow line went ${sent} photos; the CPU of the browser was not slowed.`,
    ...(CAN_MEASURE_MEMORY ? [] : ['The peaks of memory are not measured: only Linux tells them.']),
  ]
}
