import type { FastifyReply } from 'fastify'
import { CALLS_IN_CSV } from '#shared/account/agency-feeds.ts'
import {
  type AskedPortal,
  PORTAL_FAULTS,
  PORTAL_FORMATS,
  readPortal,
} from '#shared/account/agency-portals.ts'
import type { AgencyPortal } from '#shared/api/agency-portals-view.ts'
import { NOTHING_TYPED, type PostedFields, type TypedForm } from '#shared/form/plain-form.ts'
import { paths } from '#shared/journey/paths.ts'
import { type CheckedSecret, checkSecret } from '../../formats/check-certificate.ts'
import { PORTAL_SPEECHES } from '../../formats/portal-format.ts'
import { csvOf } from '../../formats/write-csv.ts'
import type { Entrance } from '../../http/entrance.ts'
import {
  type MemberCall,
  type MemberDeps,
  membersOnly,
  refusedWith,
  sendCsv,
  sendNothing,
  sendView,
  statusOf,
  withOwn,
} from './member-routes.ts'
import type { PortalChanges, PortalOutcome, SeenPortals } from './portals.ts'

export interface PortalPageDeps extends MemberDeps {
  readonly portals: {
    readonly seen: SeenPortals
    /** Null: this site sends nothing. */
    readonly changes: PortalChanges | null
  }
}

const CALLS_SHOWN = 100
const WRONG_SHOWN = 100

export function registerAgencyPortalRoutes(entrance: Entrance, deps: PortalPageDeps): void {
  const calls = membersOnly(entrance, deps)
  calls.page('agencyPortals', 'reader', (call) => showPortals(deps, call, NOTHING_TYPED))
  calls.act('addPortal', 'editor', (call) => addPortal(deps, call))
  calls.page('agencyPortal', 'reader', (call) =>
    withPortal(deps, call, (portal) => showPortal(deps, call, portal, NOTHING_TYPED)),
  )
  calls.act('changePortal', 'editor', (call) =>
    withPortal(deps, call, (portal) => changePortal(deps, call, portal)),
  )
  calls.page('agencyPortalCalls', 'reader', (call) =>
    withPortal(deps, call, async ({ id }) => {
      const found = await deps.portals.seen.calls(id, false, CALLS_IN_CSV)
      const rows = found.map(({ calledAt, kind, listing, ref, outcome, fault, status, notes }) => ({
        time: calledAt.toISOString(),
        call: kind,
        advert: listing,
        agent_ref: ref ?? '',
        outcome,
        fault: fault === null ? '' : PORTAL_FAULTS[fault],
        http_status: status ?? '',
        notes: notes.join('\n'),
      }))
      return sendCsv(call, `portal-calls-${id}.csv`, csvOf(rows))
    }),
  )
}

async function showPortals(
  deps: PortalPageDeps,
  call: MemberCall<unknown>,
  form: TypedForm,
): Promise<FastifyReply> {
  const { seen, changes } = deps.portals
  const formats = PORTAL_FORMATS.map((id) => ({ id, label: PORTAL_SPEECHES[id].label }))
  const portals = await seen.list(call.member.agencyId)
  const view = { name: 'portals', portals, formats, isOffered: changes !== null, form } as const
  return sendView(deps, call, view, statusOf(form))
}

async function showPortal(
  deps: PortalPageDeps,
  call: MemberCall<unknown>,
  portal: AgencyPortal,
  form: TypedForm,
): Promise<FastifyReply> {
  const { seen, changes } = deps.portals
  const { show } = call.request.query as Readonly<Record<string, unknown>>
  const onlyWrong = show === 'refused'
  const [wrong, calls] = await Promise.all([
    seen.wrong(portal.id, WRONG_SHOWN),
    seen.calls(portal.id, onlyWrong, CALLS_SHOWN),
  ])
  const formatName = PORTAL_SPEECHES[portal.format].label
  const isOffered = changes !== null
  const view = { name: 'portal', portal, isOffered, formatName, wrong, calls, onlyWrong, form } as const
  return sendView(deps, call, view, statusOf(form))
}

const withPortal = (
  deps: PortalPageDeps,
  call: MemberCall<unknown>,
  run: (portal: AgencyPortal) => Promise<FastifyReply>,
): Promise<FastifyReply> => withOwn(deps, call, deps.portals.seen.find, run)

const REFUSED: Readonly<Record<Exclude<PortalOutcome, 'done'>, string>> = {
  unknown: 'This portal is gone. A colleague may have changed it.',
  'too-many': 'You can’t add any more portals. Contact us if you need more.',
}

interface ReadForm {
  readonly form: TypedForm
  readonly right: { readonly portal: AskedPortal; readonly endsAt: Date | null } | null
}

/** With its certificate read as well. */
function readAll(body: PostedFields, kept: AgencyPortal | null, at: Date): ReadForm {
  const { typed, errors, value } = readPortal(body, kept?.proof ?? null)
  if (value === null) return { form: { values: typed, errors, refused: null }, right: null }
  const checked: CheckedSecret = checkSecret(value.secret, at)
  if (checked.kind === 'right')
    return { form: NOTHING_TYPED, right: { portal: value, endsAt: checked.endsAt } }
  const wrong = { [checked.field]: checked.problem }
  return { form: { values: typed, errors: wrong, refused: null }, right: null }
}

async function addPortal(deps: PortalPageDeps, call: MemberCall<PostedFields>): Promise<FastifyReply> {
  const { changes } = deps.portals
  if (changes === null) return sendNothing(deps, call)
  const { form, right } = readAll(call.body, null, deps.now())
  if (right === null) return showPortals(deps, call, form)
  const added = await changes.add(call.member, right.portal, right.endsAt, deps.now())
  if (added === 'too-many') return showPortals(deps, call, refusedWith(form.values, REFUSED[added]))
  return call.reply.redirect(`${paths.agencyPortal(added.id)}?done=portal-added`, 303)
}

async function changePortal(
  deps: PortalPageDeps,
  call: MemberCall<PostedFields>,
  portal: AgencyPortal,
): Promise<FastifyReply> {
  const { changes } = deps.portals
  if (changes === null) return sendNothing(deps, call)
  const { member, body } = call
  const at = deps.now()
  switch (body['act']) {
    case 'on':
    case 'off':
      return ended(deps, call, portal, await changes.turn(member, portal.id, body['act'] === 'on', at))
    case 'again':
      return ended(deps, call, portal, await changes.sendAgain(member, portal.id, at))
    default: {
      const own = { ...body, branch: portal.branch ?? '', format: portal.format }
      const { form, right } = readAll(own, portal, at)
      if (right === null) return showPortal(deps, call, portal, form)
      const outcome = await changes.change(member, portal.id, right.portal, right.endsAt, at)
      return ended(deps, call, portal, outcome)
    }
  }
}

async function ended(
  deps: PortalPageDeps,
  call: MemberCall<PostedFields>,
  portal: AgencyPortal,
  outcome: PortalOutcome,
): Promise<FastifyReply> {
  if (outcome !== 'done') return showPortal(deps, call, portal, refusedWith({}, REFUSED[outcome]))
  const done = call.body['act'] === 'again' ? 'portal-again' : 'portal'
  return call.reply.redirect(`${paths.agencyPortal(portal.id)}?done=${done}`, 303)
}
