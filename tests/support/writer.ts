import { anActor } from './actor.ts'
import { toServer } from './transports.ts'

/** A browser that saves one draft again and again, and remembers what it was told. */
export function aWriter(origin: string) {
  const actor = anActor(toServer(origin))
  let version = 0
  let acknowledged = 0
  let sent = 0
  let lastStatus = 0

  /** Saves the next number; false where no acknowledgement came. */
  const save = async (): Promise<boolean> => {
    sent += 1
    const answer = await actor.save(version, { summary: `number ${sent}` }).catch(() => null)
    lastStatus = answer?.status ?? 0
    if (answer?.status !== 200 || answer.body.result === undefined) return false
    version = answer.body.result.data?.version ?? version
    acknowledged = sent
    return true
  }
  /** What is stored must be the last number that was acknowledged, or the one under way; then it goes on from there. */
  const check = async (): Promise<string | null> => {
    const data = (await actor.state(actor.uuid)) as Partial<State>
    if (data.uuid !== actor.uuid)
      return acknowledged === 0 ? null : `the draft is gone; ${acknowledged} was acknowledged`
    const value = data.blocks?.summary?.fields.summary?.value ?? ''
    const stored = Number(/^number (\d+)$/.exec(value)?.[1])
    // Written so that a number that is none is wrong too.
    if (!(stored >= acknowledged && stored <= sent))
      return `${value} is stored, ${acknowledged} was acknowledged`
    version = data.version ?? 0
    acknowledged = stored
    sent = stored
    return null
  }
  /** `lastStatus` is that of the last save, or 0 where no answer came. */
  return { save, check, acknowledged: () => acknowledged, lastStatus: () => lastStatus }
}
export type Writer = ReturnType<typeof aWriter>

interface State {
  readonly uuid: string
  readonly version: number
  readonly blocks: {
    readonly summary?: { readonly fields: { readonly summary?: { readonly value: string } } }
  }
}
