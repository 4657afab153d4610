import type { FastifyReply } from 'fastify'
import { mayAs } from '#shared/account/agency-people.ts'
import { OLD_SECRET_HOURS, readWebHook } from '#shared/account/web-hooks.ts'
import type { AgencyWebHook } from '#shared/api/agency-web-hooks-view.ts'
import { NOTHING_TYPED, type PostedFields, type TypedForm } from '#shared/form/plain-form.ts'
import { paths } from '#shared/journey/paths.ts'
import { HOUR_MS } from '#shared/values/time-units.ts'
import type { Entrance } from '../../http/entrance.ts'
import {
  type MemberCall,
  type MemberDeps,
  membersOnly,
  refusedWith,
  sendNothing,
  sendView,
  statusOf,
  withOwn,
} from './member-routes.ts'
import type { SeenWebHooks, WebHookChanges, WebHookOutcome } from './web-hooks.ts'

export interface WebHookPageDeps extends MemberDeps {
  readonly webHooks: {
    readonly seen: SeenWebHooks
    /** Null: this site sends nothing. */
    readonly changes: WebHookChanges | null
  }
}

const EVENTS_SHOWN = 100
const OLD_SECRET_MS = OLD_SECRET_HOURS * HOUR_MS

/** Only owners change them, as with keys of the API: they give away what people write. */
export function registerAgencyWebHookRoutes(entrance: Entrance, deps: WebHookPageDeps): void {
  const calls = membersOnly(entrance, deps)
  calls.page('agencyWebHooks', 'reader', (call) => showWebHooks(deps, call, NOTHING_TYPED))
  calls.act('addWebHook', 'owner', (call) => addWebHook(deps, call))
  calls.page('agencyWebHook', 'reader', (call) => showWebHook(deps, call))
  calls.act('changeWebHook', 'owner', (call) => withWebHook(deps, call, () => changeWebHook(deps, call)))
}

async function showWebHooks(
  deps: WebHookPageDeps,
  call: MemberCall<unknown>,
  form: TypedForm,
): Promise<FastifyReply> {
  const { seen, changes } = deps.webHooks
  const webHooks = (await seen.list(call.member.agencyId)).map((one) => shownTo(call, one, deps.now()))
  return sendView(
    deps,
    call,
    { name: 'web-hooks', webHooks, isOffered: changes !== null, form },
    statusOf(form),
  )
}

/** Addresses of programs often have a secret of their own, which is the owners'. */
function shownTo(
  { member }: MemberCall<unknown>,
  { url, oldSecretUntil, ...webHook }: AgencyWebHook,
  at: Date,
): AgencyWebHook {
  return {
    ...webHook,
    url: mayAs(member.role, 'owner') ? url : new URL(url).host,
    oldSecretUntil: oldSecretUntil !== null && oldSecretUntil > at ? oldSecretUntil : null,
  }
}

const withWebHook = (
  deps: WebHookPageDeps,
  call: MemberCall<unknown>,
  run: (webHook: AgencyWebHook) => Promise<FastifyReply>,
): Promise<FastifyReply> => withOwn(deps, call, deps.webHooks.seen.find, run)

/** As it is by now. */
const showWebHook = (
  deps: WebHookPageDeps,
  call: MemberCall<unknown>,
  form: TypedForm = NOTHING_TYPED,
  secret: string | null = null,
): Promise<FastifyReply> =>
  withWebHook(deps, call, async (own) => {
    const { seen, changes } = deps.webHooks
    const { show } = call.request.query as Readonly<Record<string, unknown>>
    const onlyWrong = show === 'wrong'
    const found = await seen.events(own.id, onlyWrong, EVENTS_SHOWN + 1)
    const listed = { events: found.slice(0, EVENTS_SHOWN), hasMore: found.length > EVENTS_SHOWN, onlyWrong }
    const webHook = shownTo(call, own, deps.now())
    const isOffered = changes !== null
    const view = { name: 'web-hook', webHook, isOffered, ...listed, secret, form } as const
    return sendView(deps, call, view, statusOf(form))
  })

const REFUSED: Readonly<Record<Exclude<WebHookOutcome, 'done'>, string>> = {
  unknown: 'This web hook is gone. A colleague may have changed it.',
  'too-many': 'You can’t add any more web hooks. Contact us if you need more.',
  'old-works': 'This web hook already has two working secrets. End the older one first.',
}

async function addWebHook(deps: WebHookPageDeps, call: MemberCall<PostedFields>): Promise<FastifyReply> {
  const { changes } = deps.webHooks
  if (changes === null) return sendNothing(deps, call)
  const { typed, errors, value } = readWebHook(call.body, (url) => URL.canParse(url))
  if (value === null) return showWebHooks(deps, call, { values: typed, errors, refused: null })
  const added = await changes.add(call.member, value, deps.now())
  if (added === 'too-many') return showWebHooks(deps, call, refusedWith(typed, REFUSED[added]))
  return showWebHook(deps, { ...call, param: added.id }, NOTHING_TYPED, added.secret)
}

type Act = (
  changes: WebHookChanges,
  call: MemberCall<PostedFields>,
  at: Date,
) => Promise<{ readonly secret: string } | WebHookOutcome>

const ACTS: ReadonlyMap<string | undefined, Act> = new Map<string, Act>([
  ['on', (changes, { member, param }, at) => changes.turn(member, param, true, at)],
  ['off', (changes, { member, param }, at) => changes.turn(member, param, false, at)],
  ['test', (changes, { member, param }, at) => changes.test(member, param, at)],
  ['again', (changes, { member, param }, at) => changes.sendAgain(member, param, at)],
  ['end-old', (changes, { member, param }, at) => changes.endOldSecret(member, param, at)],
  [
    'new-secret',
    (changes, { member, param }, at) =>
      changes.changeSecret(member, param, new Date(at.getTime() + OLD_SECRET_MS), at),
  ],
])

async function changeWebHook(deps: WebHookPageDeps, call: MemberCall<PostedFields>): Promise<FastifyReply> {
  const { changes } = deps.webHooks
  if (changes === null) return sendNothing(deps, call)
  const act = ACTS.get(call.body['act'])
  if (act === undefined) return saveWebHook(deps, changes, call)
  return ended(deps, call, await act(changes, call, deps.now()))
}

async function saveWebHook(
  deps: WebHookPageDeps,
  changes: WebHookChanges,
  call: MemberCall<PostedFields>,
): Promise<FastifyReply> {
  const { typed, errors, value } = readWebHook(call.body, (url) => URL.canParse(url))
  if (value === null) return showWebHook(deps, call, { values: typed, errors, refused: null })
  return ended(deps, call, await changes.change(call.member, call.param, value, deps.now()))
}

const DONE_WITH: ReadonlyMap<string | undefined, string> = new Map([
  ['test', 'web-hook-test'],
  ['again', 'web-hook-again'],
])

async function ended(
  deps: WebHookPageDeps,
  call: MemberCall<PostedFields>,
  outcome: { readonly secret: string } | WebHookOutcome,
): Promise<FastifyReply> {
  if (typeof outcome === 'object') return showWebHook(deps, call, NOTHING_TYPED, outcome.secret)
  if (outcome !== 'done') return showWebHook(deps, call, refusedWith({}, REFUSED[outcome]))
  const done = DONE_WITH.get(call.body['act']) ?? 'web-hook'
  return call.reply.redirect(`${paths.agencyWebHook(call.param)}?done=${done}`, 303)
}
