import path from 'node:path'
import { loads, MEASURES, STACKS, saves } from '../goals.ts'
import { type OurServer, type Running, startProgram } from '../ours.ts'
import type { Samples } from '../samples.ts'
import { type BenchDatabase, openBenchDatabase } from './database.ts'
import { type LoadGenerator, startLoadGenerator } from './generate-load.ts'
import { findPgbench, insertPgbenchDrafts, type Pgbench, preparePgbench } from './pgbench.ts'

const PEERS = path.join(import.meta.dirname, '..', 'peers')
const SAVE_CONNECTIONS = [1, 16, 64] as const
const LOAD_CONNECTIONS = 16
const MOST_CONNECTIONS = 64
const WARM_UP_MS = 1_000

interface Wanted {
  readonly ours: OurServer
  readonly runs: number
  readonly seconds: number
  readonly print: (line: string) => void
}

/** Something that can be asked for saves and loads; answers calls a second. */
interface Contender {
  readonly stack: string
  readonly measure: (call: 'save' | 'load', connections: number) => Promise<number>
}

/** Every contender in turn in each run, so that a slow minute of the machine hits all alike. Returns what to note. */
export async function measureServer(
  { ours, runs, seconds, print }: Wanted,
  samples: Samples,
): Promise<string[]> {
  const database = await openBenchDatabase(ours.dataDir)
  const generator = startLoadGenerator()
  const programs: Running[] = []
  const start = async (file: string, environment: Record<string, string>): Promise<Running> => {
    const log = path.join(ours.dataDir, 'peer.log')
    const readyPath = '/readyz'
    const program = await startProgram([path.join(PEERS, file)], { log, environment, readyPath })
    programs.push(program)
    return program
  }
  try {
    const kysely = await start('fastify-kysely.js', {
      DATABASE_URL: database.peerUrl,
      NODE_ENV: 'production',
    })
    const constant = await start('constant.js', {})
    const needs = { generator, database, samples, windowMs: seconds * 1_000 }
    const { notes, contenders: anchors } = await pgbenchAnchors(database, seconds)
    const contenders = [
      ...anchors,
      overHttp(needs, STACKS.ours, ours.origin, 'drafts'),
      overHttp(needs, STACKS.kysely, kysely.origin, 'peer_drafts'),
      overHttp(needs, STACKS.constant, constant.origin, null),
    ]
    for (let run = 0; run < runs; run += 1) await measureRun(run, contenders, samples, print)
    print('Counting disk syncs …')
    samples.add(STACKS.ours, MEASURES.syncs, await syncsASave(needs, ours.origin))
    return notes()
  } finally {
    generator.stop()
    await Promise.all(programs.map(({ stop }) => stop()))
    await database.close()
  }
}

async function measureRun(
  run: number,
  contenders: readonly Contender[],
  samples: Samples,
  print: (line: string) => void,
): Promise<void> {
  const calls = [
    ...SAVE_CONNECTIONS.map((count) => ['save', count] as const),
    ['load', LOAD_CONNECTIONS] as const,
  ]
  for (const [call, connections] of calls) {
    for (const { stack, measure } of contenders) {
      print(`Server, run ${run + 1}: ${call} at ${connections}, ${stack} …`)
      const rate = await measure(call, connections)
      samples.add(stack, call === 'save' ? saves(connections) : loads(connections), rate)
    }
  }
}

interface Needs {
  readonly generator: LoadGenerator
  readonly database: BenchDatabase
  readonly samples: Samples
  readonly windowMs: number
}

function overHttp(
  { generator, database, samples, windowMs }: Needs,
  stack: string,
  origin: string,
  table: 'drafts' | 'peer_drafts' | null,
): Contender {
  return {
    stack,
    measure: async (call, connections) => {
      const constant = table === null
      const asked = { origin, call, connections, warmUpMs: WARM_UP_MS, windowMs, constant }
      const { answered, seconds, failed, firstFailure, acknowledged } = await generator.run(asked)
      if (failed > 0) throw new Error(`${stack}: ${failed} calls failed, the first with ${firstFailure}`)
      if (table !== null && call === 'save') {
        samples.add(stack, MEASURES.lost, await database.lostOf(table, acknowledged))
      }
      return answered / seconds
    },
  }
}

async function pgbenchAnchors(
  database: BenchDatabase,
  seconds: number,
): Promise<{ notes: () => string[]; contenders: Contender[] }> {
  const program = findPgbench()
  if (program === null) {
    return {
      notes: () => ['pgbench is missing (it comes with PostgreSQL), and with it the anchor.'],
      contenders: [],
    }
  }
  await insertPgbenchDrafts(database.admin, MOST_CONNECTIONS)
  const pgbench: Pgbench = preparePgbench(program, database.admin, database.app)
  const notes = (): string[] =>
    pgbench.fewest() < MOST_CONNECTIONS
      ? [
          `PostgreSQL had only ${pgbench.fewest()} connections left for pgbench; its figures at 64 are at that many.`,
        ]
      : []
  const anchor: Contender = {
    stack: STACKS.pgbench,
    measure: (call, connections) => pgbench.run(call, connections, seconds),
  }
  return { notes, contenders: [anchor] }
}

/** Disk syncs of the write-ahead log for each acknowledged save, at 64 connections. */
async function syncsASave({ generator, database, windowMs }: Needs, origin: string): Promise<number> {
  const before = await database.walSyncs()
  const { acknowledged } = await generator.run({
    origin,
    call: 'save',
    connections: MOST_CONNECTIONS,
    warmUpMs: 0,
    windowMs,
  })
  const after = await database.walSyncs()
  return (after - before) / acknowledged.reduce((sum, { version }) => sum + version, 0)
}
