import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { aCustomer } from '../../tests/support/customers.ts'
import {
  aFreePort,
  aPreparedDataDir,
  postgresProcesses,
  startProgram,
  untilReady,
} from '../../tests/support/program.ts'
import { DATABASE, OWNER_ROLE, passwordOf } from './db/embedded-roles.ts'
import { readSecret } from './db/initialise.ts'

const PEOPLE = process.env['FULL'] === '1' ? 50 : 20
/** Long enough for some saves to be written, and too short for all adverts to be published. */
const FREEZE_AFTER_MS = 60
const BEFORE_NEXT_MS = 100
const MINUTES = 60_000

async function ownerOf(dataDir: string): Promise<Client> {
  const password = passwordOf(OWNER_ROLE, readSecret(path.join(dataDir, 'postgres')))
  const host = path.join(dataDir, 'socket')
  const owner = new Client({ host, user: OWNER_ROLE, password, database: DATABASE })
  owner.on('error', () => undefined)
  await owner.connect()
  return owner
}

/** As the page does, for as long as the database is not back. */
async function untilAnswered<A extends { readonly status: number }>(ask: () => Promise<A>): Promise<A> {
  for (;;) {
    const answer = await ask()
    if (answer.status !== 503) return answer
    await sleep(BEFORE_NEXT_MS)
  }
}

test.runIf(process.platform === 'linux')(
  `${PEOPLE} final saves that a frozen database cut off succeed when they are sent again, each as one advert`,
  async () => {
    const dataDir = aPreparedDataDir()
    const program = startProgram({
      PORT: await aFreePort(),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      TRUST_PROXY: '1',
    })
    await untilReady(program)
    const owner = await ownerOf(dataDir)
    const drafts = []
    for (let person = 0; person < PEOPLE; person++) {
      drafts.push(await (await aCustomer({ origin: program.origin, owner })).draft())
    }
    const finishing = drafts.map((draft) => draft.finish('Written while it froze'))
    await sleep(FREEZE_AFTER_MS)
    const frozen = postgresProcesses(dataDir)
    for (const pid of frozen) process.kill(pid, 'SIGSTOP')
    const statuses = (await Promise.all(finishing)).map(({ status }) => status)
    for (const pid of frozen) process.kill(pid, 'SIGCONT')
    expect(statuses).toContain(503)
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([])
    const again = await Promise.all(
      drafts.map((draft) => untilAnswered(() => draft.finish('Written while it froze'))),
    )
    expect(again.map(({ body }) => body.error_message)).toEqual(drafts.map(() => ''))
    const { rows } = await owner.query(
      'select count(*)::int as adverts, count(distinct draft_uuid)::int as drafts from listings',
    )
    expect(rows).toEqual([{ adverts: PEOPLE, drafts: PEOPLE }])
    await owner.end()
    program.child.kill('SIGTERM')
    expect(await program.ended).toBe(0)
  },
  5 * MINUTES,
)
