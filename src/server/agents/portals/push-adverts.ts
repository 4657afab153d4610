import { hash } from 'node:crypto'
import { type PortalFault, PUSHED_FOR_HOURS } from '#shared/account/agency-portals.ts'
import { type IsoDate, today } from '#shared/values/iso-date.ts'
import { DAY_MS, HOUR_MS } from '#shared/values/time-units.ts'
import { exportedAdvert, type OwnAdvert } from '../../formats/exported.ts'
import { PORTAL_SPEECHES } from '../../formats/portal-format.ts'
import type { PortalCall } from '../../formats/portal-speech.ts'
import { type AskDeps, askPortal, type Heard, isListed } from './ask-portal.ts'
import { ownersAdvert } from './owners-advert.ts'
import type { DueAdvert, Portal, PortalStore, PushedCall, Standing } from './portal.ts'

export interface PushDeps extends AskDeps {
  readonly portals: PortalStore
  readonly findAdvert: (listing: string, day: IsoDate) => Promise<OwnAdvert | null>
  readonly now: () => Date
}

const SECOND_MS = 1_000
/** Of one job, so that portals take turns. */
export const RUN_MS = 120 * SECOND_MS
/** Longer than a call and the list after it may take. */
const IN_HAND_MS = 120 * SECOND_MS
/** Then it is the portal, and not the adverts. */
const FAILED_IN_A_ROW = 3
const PAUSE_MS = 60 * SECOND_MS
const FIRST_WAIT_MS = 30 * SECOND_MS
/** Certainly not taken, so that there is nothing to take off. */
const NOT_TAKEN: readonly (PortalFault | null)[] = ['blocked', 'untrusted', 'denied', 'locked']

/** Brings a portal up to date with what is due there, one advert after another. What is left is another job. */
export async function pushAdverts(deps: PushDeps, portalId: string): Promise<void> {
  const { portals, now } = deps
  const portal = await portals.find(portalId)
  if (portal === null) return
  const until = now().getTime() + RUN_MS
  let failed = 0
  while (failed < FAILED_IN_A_ROW && now().getTime() < until) {
    const due = await portals.take(portalId, now(), new Date(now().getTime() + IN_HAND_MS))
    if (due === null) break
    failed = (await pushOne(deps, portal, due)) ? 0 : failed + 1
  }
  const pause = failed < FAILED_IN_A_ROW ? 0 : PAUSE_MS
  await portals.queueRest(portalId, new Date(now().getTime() + pause))
}

/** False if the portal could not be asked. */
async function pushOne(deps: PushDeps, portal: Portal, due: DueAdvert): Promise<boolean> {
  const { portals, origin, now } = deps
  const advert = due.belongsThere ? await deps.findAdvert(due.listing, today(now())) : null
  if (!advert?.isShown) {
    if (due.isThere) return takeOff(deps, portal, due)
    await portals.settle(portal.id, due, gone(due), null, now())
    return true
  }
  const whole = exportedAdvert(advert, origin)
  const sent = portal.isForOwners ? ownersAdvert(whole) : whole
  const call = PORTAL_SPEECHES[portal.format].send(sent, portal.to)
  const sentHash = hashOf(call)
  if (due.isThere && due.sentHash?.equals(sentHash)) {
    await portals.settle(portal.id, due, there(sentHash), null, now())
    return true
  }
  await portals.noteMayBeThere(portal.id, due.listing)
  const heard = await askPortal(deps, portal, call)
  const isThere = heard.kind === 'refused' || NOT_TAKEN.includes(heard.fault) ? due.isThere : true
  const standing = heard.kind === 'taken' ? there(sentHash) : wrong(due, heard, isThere, now())
  const outcome = heard.kind
  await portals.settle(portal.id, due, standing, { ...heard, kind: 'send', outcome }, now())
  return outcome !== 'failed'
}

/** What a portal refuses to take off is gone all the same if it does not list it. */
async function takeOff(deps: PushDeps, portal: Portal, due: DueAdvert): Promise<boolean> {
  const heard = await askPortal(deps, portal, PORTAL_SPEECHES[portal.format].remove(due, portal.to))
  const isGone =
    heard.kind === 'taken' || (heard.kind === 'refused' && (await isListed(deps, portal, due)) === false)
  const standing = isGone ? gone(due) : stillThere(portal, wrong(due, heard, true, deps.now()), deps.now())
  const outcome: PushedCall['outcome'] = isGone ? 'removed' : heard.kind === 'failed' ? 'failed' : 'refused'
  await deps.portals.settle(portal.id, due, standing, { ...heard, kind: 'remove', outcome }, deps.now())
  return outcome !== 'failed'
}

/** An owner who took back what they agreed to need not ask again: we do, once a day. */
const stillThere = ({ isForOwners }: Portal, standing: Standing, at: Date): Standing =>
  isForOwners && standing.nextAt === null
    ? { ...standing, nextAt: new Date(at.getTime() + DAY_MS) }
    : standing

const WELL = { tries: 0, failingSince: null, nextAt: null } as const

const there = (sentHash: Buffer): Standing => ({ ...WELL, outcome: 'there', isThere: true, sentHash })

const gone = ({ shownFrom }: DueAdvert): Standing => ({
  ...WELL,
  outcome: 'gone',
  isThere: false,
  sentHash: null,
  nextAt: shownFrom,
})

/** A refusal stands until the advert changes; a failure is tried again after growing waits, and given up after a day. */
function wrong(due: DueAdvert, { kind }: Heard, isThere: boolean, at: Date): Standing {
  const kept = { isThere, sentHash: null }
  if (kind === 'refused') return { ...WELL, ...kept, outcome: 'refused' }
  const failingSince = due.failingSince ?? at
  const tries = due.tries + 1
  const isOver = at.getTime() - failingSince.getTime() >= PUSHED_FOR_HOURS * HOUR_MS
  const wait = Math.min(FIRST_WAIT_MS * 2 ** (tries - 1), HOUR_MS)
  const nextAt = isOver ? null : new Date(at.getTime() + wait)
  return { ...kept, outcome: isOver ? 'given-up' : 'failing', tries, failingSince, nextAt }
}

/** Of what is said, whenever. */
const hashOf = ({ body }: PortalCall): Buffer =>
  hash(
    'sha256',
    JSON.stringify(body, (name, value: unknown) => (name === 'update_date' ? undefined : value)),
    'buffer',
  )
