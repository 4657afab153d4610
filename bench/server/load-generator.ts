import { setTimeout as sleep } from 'node:timers/promises'
import { completeDraft } from './draft.ts'
import { type HttpConnection, openConnection } from './http-connection.ts'

/** What the load generator is asked, as a message from its parent. */
export interface LoadRequest {
  readonly origin: string
  readonly call: 'save' | 'load'
  readonly connections: number
  readonly warmUpMs: number
  readonly windowMs: number
  /** The server answers the same whatever it is asked; nothing of its answers is followed. */
  readonly constant?: boolean
}
export interface LoadResult {
  /** Calls answered with success within the window. */
  readonly answered: number
  readonly seconds: number
  /** Answers that were not success, warm-up included; the first of them as text. */
  readonly failed: number
  readonly firstFailure: string | null
  /** Of each draft the last version that was acknowledged. */
  readonly acknowledged: readonly { readonly uuid: string; readonly version: number }[]
}

const SAVE = '/create-listing/save-new'
const LOAD = '/create-listing/get-initial-data'
const SUCCESS = '"success":true'
const VERSION = '"version":'
const MARK = '@@@'
const COUNTER_DIGITS = 9

interface Client {
  readonly connection: HttpConnection
  readonly uuid: string
  readonly bodyFor: (version: number) => Buffer
  readonly cookie: string | null
  version: number
}

interface Tally {
  answered: number
  failed: number
  firstFailure: string | null
  isCounting: boolean
  isOver: boolean
}

process.on('message', (request: LoadRequest) => {
  void generate(request).then(
    (result) => process.send?.({ result }),
    (error: Error) => process.send?.({ error: error.message }),
  )
})

async function generate(request: LoadRequest): Promise<LoadResult> {
  const clients = await Promise.all(Array.from({ length: request.connections }, () => openClient(request)))
  const tally: Tally = { answered: 0, failed: 0, firstFailure: null, isCounting: false, isOver: false }
  const working = clients.map((client) => work(client, request, tally))
  await sleep(request.warmUpMs)
  tally.isCounting = true
  const from = performance.now()
  await sleep(request.windowMs)
  tally.isCounting = false
  const seconds = (performance.now() - from) / 1_000
  tally.isOver = true
  await Promise.all(working)
  for (const { connection } of clients) connection.close()
  const { answered, failed, firstFailure } = tally
  return {
    answered,
    seconds,
    failed,
    firstFailure,
    acknowledged: clients.map(({ uuid, version }) => ({ uuid, version })),
  }
}

/** A connection with a draft of its own, saved once. */
async function openClient({ origin, constant }: LoadRequest): Promise<Client> {
  const connection = await openConnection(origin)
  const uuid = crypto.randomUUID()
  const bodyFor = saveBodies(uuid)
  const { status, body, cookie } = await connection.post(SAVE, bodyFor(0), null)
  if (status !== 200 || !body.includes(SUCCESS))
    throw new Error(`The first save: ${status} ${body.toString().slice(0, 300)}`)
  return { connection, uuid, bodyFor, cookie, version: constant ? 0 : versionIn(body) }
}

async function work(client: Client, { call, constant }: LoadRequest, tally: Tally): Promise<void> {
  const { connection, uuid, cookie } = client
  const loadBody = Buffer.from(JSON.stringify({ data: { uuid, app_type: 'sell', address_type: 'orphan' } }))
  const expected = constant ? SUCCESS : uuid
  while (!tally.isOver) {
    const body = call === 'save' ? client.bodyFor(client.version) : loadBody
    const answer = await connection.post(call === 'save' ? SAVE : LOAD, body, cookie)
    const isSuccess = answer.status === 200 && answer.body.includes(SUCCESS) && answer.body.includes(expected)
    if (isSuccess && call === 'save' && !constant) client.version = versionIn(answer.body)
    if (isSuccess) tally.answered += tally.isCounting ? 1 : 0
    else {
      tally.failed += 1
      tally.firstFailure ??= `${answer.status} ${answer.body.toString().slice(0, 300)}`
    }
  }
}

/** A save of the whole draft, in which the version and one answer change from save to save. */
function saveBodies(uuid: string): (version: number) => Buffer {
  const { version: _, ...draft } = completeDraft(uuid)
  const marked = JSON.stringify({ data: { version: MARK, ...draft } }).replace(' Semi Detached', ` ${MARK}`)
  const [before = '', between = '', after = ''] = marked.replace(`"${MARK}"`, MARK).split(MARK)
  return (version) =>
    Buffer.from(before + version + between + String(version).padStart(COUNTER_DIGITS, '0') + after)
}

function versionIn(body: Buffer): number {
  const at = body.indexOf(VERSION) + VERSION.length
  return Number.parseInt(body.toString('latin1', at, at + 10), 10)
}
