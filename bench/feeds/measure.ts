import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { BlmReader } from '../../src/server/formats/blm-file.ts'
import { readBlmRow } from '../../src/server/formats/read-blm-row.ts'
import { readProperty } from '../../src/server/formats/read-property.ts'
import { RTDF_SEND } from '../../tests/support/schemas/rtdf-send.ts'
import { MEASURES, STACKS } from '../goals.ts'
import type { Samples } from '../samples.ts'
import { homesInEachFormat } from './homes.ts'

const HOMES = 1_000
/** What the store gives of a file at a time. */
const PIECE = 1_048_576
const WARMING = 3

interface Peers {
  readonly readCsv: (text: string) => number
  readonly checkingCalls: (schema: object) => (texts: readonly string[]) => number
}

interface Wanted {
  readonly runs: number
  readonly print: (line: string) => void
}

/** Reading alone, all in turn in each run, by the CPU's time: no database and no network. */
export async function measureFeeds({ runs, print }: Wanted, samples: Samples): Promise<void> {
  const file = path.join(import.meta.dirname, '..', 'peers', 'feeds.js')
  const { readCsv, checkingCalls } = (await import(pathToFileURL(file).href)) as Peers
  const { blm, csv, calls } = homesInEachFormat(HOMES)
  const check = checkingCalls(RTDF_SEND)
  const { blmRead, blmSplit, rtdfRead } = MEASURES
  const contenders = [
    [STACKS.ours, blmRead, () => recordsIn(blm).filter(({ row }) => isHome(readBlmRow(row ?? {}))).length],
    [STACKS.ours, blmSplit, () => recordsIn(blm).filter(({ row }) => row !== null).length],
    [STACKS.csv, blmSplit, () => readCsv(csv)],
    [
      STACKS.ours,
      rtdfRead,
      () => calls.filter((call) => isHome(readProperty(propertyIn(call), 'sell'))).length,
    ],
    [STACKS.ajv, rtdfRead, () => check(calls)],
  ] as const
  for (let run = -WARMING; run < runs; run += 1) {
    if (run >= 0) print(`Feeds, run ${run + 1} of ${runs} …`)
    for (const [stack, measure, read] of contenders) {
      const from = process.cpuUsage()
      const homes = read()
      const { user, system } = process.cpuUsage(from)
      if (homes < HOMES) throw new Error(`${stack} took ${homes} of ${HOMES} homes: ${measure}`)
      if (run >= 0) samples.add(stack, measure, (user + system) / 1_000)
    }
  }
}

function recordsIn(text: string) {
  const reader = new BlmReader()
  const pieces = Array.from({ length: Math.ceil(text.length / PIECE) }, (_, index) =>
    text.slice(index * PIECE, (index + 1) * PIECE),
  )
  return [...pieces.flatMap((piece) => reader.push(piece)), ...reader.end()]
}

const propertyIn = (call: string): unknown => (JSON.parse(call) as { property: unknown }).property

const isHome = ({ home }: { readonly home: object | null }): boolean => home !== null
