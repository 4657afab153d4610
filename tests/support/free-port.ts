import { createServer } from 'node:net'

/** Below what systems give to whoever asks for any port: nobody but these tests takes one between the choice and its use. */
const FIRST = 20_000
const OF_A_WORKER = 1_000
const WORKER = Number(process.env['VITEST_POOL_ID'] ?? 0) % 12

let given = process.pid

/** A port that is free, and that no other worker of this run is given. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < OF_A_WORKER; tries++) {
    given += 1
    const port = FIRST + WORKER * OF_A_WORKER + (given % OF_A_WORKER)
    if (await isFree(port)) return port
  }
  throw new Error('There is no free port.')
}

function isFree(port: number): Promise<boolean> {
  const probe = createServer()
  return new Promise((resolve) => {
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
