import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { anActor, photoOfAnswer } from '../../tests/support/actor.ts'
import { aCustomer, type Basket } from '../../tests/support/customers.ts'
import { moneyBreaks, type ProviderPayment } from '../../tests/support/money-invariants.ts'
import { operator } from '../../tests/support/operator.ts'
import { untilSent } from '../../tests/support/paid-site.ts'
import { photoBreaks } from '../../tests/support/photo-invariants.ts'
import { aPicture } from '../../tests/support/pictures.ts'
import {
  aFreePort,
  type Program,
  postmasterOf,
  startProgram,
  untilReady,
} from '../../tests/support/program.ts'
import { deliver, startStripe } from '../../tests/support/stripe-stand-in.ts'
import { toServer } from '../../tests/support/transports.ts'
import { aWriter } from '../../tests/support/writer.ts'
import { paths } from '../shared/journey/paths.ts'
import { photoNames } from './adverts/photos/photo-names.ts'
import { startEmbedded } from './db/embedded.ts'
import { stopPostmaster } from './db/postmaster.ts'
import { diskPhotoFiles } from './gateways/disk-photo-files.ts'

const MINUTES = 60_000

/** A machine with its site, which can be emptied; the site's own variables stay the same. */
async function aMachine() {
  const folder = mkdtempSync(path.join(tmpdir(), 'gatepost-machine-'))
  const [dataDir, backup] = [path.join(folder, 'data'), path.join(folder, 'backup')]
  const stripe = await startStripe()
  const port = await aFreePort()
  const environment = {
    PORT: port,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    TRUST_PROXY: '1',
    ...stripe.environment,
  }
  let client: Client | null = null
  const current = (): Client => {
    if (client === null) throw new Error('the site does not run')
    return client
  }
  onTestFinished(async () => {
    await client?.end().catch(() => undefined)
    await stopPostmaster(path.join(dataDir, 'postgres'), 10_000)
    await stripe.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const start = async (): Promise<Program> => {
    const program = startProgram(environment)
    await untilReady(program)
    client = new Client((await startEmbedded(dataDir, () => undefined)).owner)
    client.on('error', () => undefined)
    await client.connect()
    return program
  }
  const stop = async (program: Program): Promise<void> => {
    await client?.end()
    client = null
    program.child.kill('SIGTERM')
    expect(await program.ended).toBe(0)
    expect(postmasterOf(dataDir)).toBe(0)
  }
  // The customers go on with the same object when the database behind it is another one.
  const owner = { query: (text: string, values?: unknown[]) => current().query(text, values) } as Client
  return { dataDir, backup, stripe, owner, start, stop, origin: `http://127.0.0.1:${port}` }
}
type Machine = Awaited<ReturnType<typeof aMachine>>

const payments = ({ stripe }: Machine): ProviderPayment[] =>
  [...stripe.sessions.values()].map((session) => ({
    id: session.id,
    isPaid: session.payment_status === 'paid',
    pence: session.amount_total,
    currency: session.currency.toUpperCase(),
  }))

async function pay(machine: Machine, { transactionId, uuid }: Basket): Promise<void> {
  machine.stripe.pay(transactionId)
  const event = machine.stripe.event('checkout.session.completed', transactionId)
  await deliver(machine.origin + paths.paymentWebhook(), event, 1)
  const isPublished = async (): Promise<boolean> =>
    (await machine.owner.query('select 1 from listings where draft_uuid = $1', [uuid])).rowCount === 1
  while (!(await isPublished())) await sleep(50)
}

/** The customers' photos are rows alone. */
async function drawMissingPhotos({ owner, dataDir }: Machine): Promise<void> {
  const files = diskPhotoFiles(path.join(dataDir, 'photos'))
  const { rows } = await owner.query<{ id: string }>('select id from photos')
  for (const name of rows.flatMap(({ id }) => photoNames(id))) {
    if ((await files.get(name)) === null) await files.put(name, await aPicture())
  }
}

/** Saves and uploads again and again until it is told to stop. */
function atWork(origin: string): () => Promise<void> {
  let isOver = false
  const writers = Array.from({ length: 3 }, () => aWriter(origin))
  const saving = writers.map(async (writer) => {
    while (!isOver) if (!(await writer.save())) await sleep(10)
  })
  const uploading = async (): Promise<void> => {
    while (!isOver) {
      const browser = anActor(toServer(origin))
      const { answer } = await browser.upload(await aPicture())
      if (answer.success) await browser.savePhotos(0, [photoOfAnswer(answer)])
      else await sleep(50)
    }
  }
  const all = Promise.all([...saving, uploading()])
  return async () => {
    isOver = true
    await all
  }
}

/** By name, as the backup's list has it. */
function checksums(backup: string): Map<string, string> {
  const lines = readFileSync(path.join(backup, 'photos.sha256'), 'utf8').trimEnd().split('\n')
  return new Map(
    lines.map((line) => {
      const [sha256 = '', file = ''] = line.split('  ')
      return [path.basename(file), sha256]
    }),
  )
}

async function expectAllWell(machine: Machine, known = new Map<string, string>()): Promise<void> {
  await untilSent(machine.owner)
  expect(await moneyBreaks(machine.owner, payments(machine))).toEqual([])
  const files = diskPhotoFiles(path.join(machine.dataDir, 'photos'))
  expect(await photoBreaks(machine.owner, files, known)).toEqual([])
}

const expectRefused =
  (DATA_DIR: string) =>
  async (words: readonly string[], why: RegExp): Promise<void> =>
    expect(await operator(words, { DATA_DIR })).toMatchObject({ code: 1, err: expect.stringMatching(why) })

test(
  'a backup of the working site, an emptied machine, a restore: everything is there, and goes on; what is in use or in the way is refused',
  async () => {
    const machine = await aMachine()
    const { origin, owner, dataDir, backup } = machine
    const refused = expectRefused(dataDir)
    await refused(['backup', backup], /^We found no database in /)
    const first = await machine.start()
    const customer = await aCustomer({ origin, owner })
    const [paid, open] = [await customer.basket(), await customer.basket()]
    const writer = aWriter(origin)
    for (let time = 0; time < 3; time++) expect(await writer.save()).toBe(true)
    const uploader = anActor(toServer(origin))
    const { answer } = await uploader.upload(await aPicture(400, 300))
    expect((await uploader.savePhotos(0, [photoOfAnswer(answer)])).status).toBe(200)
    const picture = Buffer.from(await (await uploader.call(answer.url ?? '')).arrayBuffer())
    await pay(machine, paid)
    await drawMissingPhotos(machine)
    await expectAllWell(machine)
    const finish = atWork(origin)
    const backedUp = await operator(['backup', backup], { DATA_DIR: dataDir })
    await finish()
    expect(backedUp).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^Backed up into .*\nWe checked it by restoring it/),
    })
    await refused(['backup', path.join(dataDir, 'backup')], /is inside DATA_DIR/)
    await refused(['restore', backup], /the site is running on this DATA_DIR\. Stop it first\./)
    expect((await fetch(`${origin}/readyz`)).status).toBe(200)
    await machine.stop(first)

    await refused(['restore', backup], /the database is not empty: there are rows in /)
    const [half, elsewhere] = [`${backup}-half`, `${dataDir}-2`]
    mkdirSync(half)
    await expectRefused(elsewhere)(['restore', half], /is no complete backup/)
    expect(() => readFileSync(elsewhere)).toThrow('ENOENT')

    rmSync(dataDir, { recursive: true })
    const restored = await operator(['restore', backup], { DATA_DIR: dataDir })
    expect(restored).toMatchObject({ code: 0, out: expect.stringMatching(/^Restored the backup of /) })
    expect(postmasterOf(dataDir)).toBe(0)

    const second = await machine.start()
    await expectAllWell(machine, checksums(backup))
    expect(checksums(backup).size).toBeGreaterThan(4)
    expect(await writer.check()).toBeNull()
    expect(await writer.save()).toBe(true)
    expect(Buffer.from(await (await uploader.call(answer.url ?? '')).arrayBuffer())).toEqual(picture)
    // The session goes on; a new draft, its order and its email, and the one that waited for its money.
    const next = await customer.basket()
    await pay(machine, next)
    await pay(machine, open)
    await drawMissingPhotos(machine)
    await expectAllWell(machine)
    const { rows } = await owner.query(`select count(*)::int as adverts from listings where state = 'live'`)
    expect(rows).toEqual([{ adverts: 3 }])
    await machine.stop(second)
  },
  5 * MINUTES,
)
