import { randomUUID } from 'node:crypto'

/** A browser that saves one draft again and again, and remembers what it was told. */
export interface Writer {
  /** Saves the next number; false where no acknowledgement came. */
  readonly save: () => Promise<boolean>
  /** What is stored must be the last number that was acknowledged, or the one under way; then it goes on from there. */
  readonly check: () => Promise<string | null>
  readonly acknowledged: () => number
  /** Of the last save; 0 where none came. */
  readonly lastStatus: () => number
}

export function aWriter(origin: string): Writer {
  const uuid = randomUUID()
  let cookie = ''
  let version = 0
  let acknowledged = 0
  let sent = 0
  let lastStatus = 0

  const call = async (path: string, data: object) => {
    const answer = await fetch(`${origin}/create-listing/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(cookie === '' ? {} : { cookie }) },
      body: JSON.stringify({ data }),
      signal: AbortSignal.timeout(60_000),
    })
    const given = answer.headers.getSetCookie()[0]?.split(';')[0]
    if (given !== undefined) cookie = given
    return { status: answer.status, body: (await answer.json()) as SaveAnswer }
  }
  const save = async (): Promise<boolean> => {
    sent += 1
    const blocks = { summary: { fields: { summary: { value: `number ${sent}` } } } }
    const answer = await call('save-new', { uuid, version, app_type: 'sell', blocks }).catch(() => null)
    lastStatus = answer?.status ?? 0
    if (answer?.status !== 200 || !answer.body.success || !answer.body.result) return false
    version = answer.body.result.data.version
    acknowledged = sent
    return true
  }
  const check = async (): Promise<string | null> => {
    const { status, body } = await call('get-initial-data', { uuid, app_type: 'sell' })
    const { data } = body
    if (status !== 200 || !data) return `${status}: ${body.error_message}`
    if (data.uuid !== uuid)
      return acknowledged === 0 ? null : `the draft is gone; ${acknowledged} was acknowledged`
    const value = data.blocks.summary?.fields.summary?.value ?? ''
    const stored = Number(/^number (\d+)$/.exec(value)?.[1])
    // Written so that a number that is none is wrong too.
    if (!(stored >= acknowledged && stored <= sent))
      return `${value} is stored, ${acknowledged} was acknowledged`
    version = data.version
    acknowledged = stored
    sent = stored
    return null
  }
  return { save, check, acknowledged: () => acknowledged, lastStatus: () => lastStatus }
}

interface State {
  readonly uuid: string
  readonly version: number
  readonly blocks: {
    readonly summary?: { readonly fields: { readonly summary?: { readonly value: string } } }
  }
}
interface SaveAnswer {
  readonly success: boolean
  readonly error_message?: string
  readonly data?: State
  readonly result?: { readonly data: State }
}
