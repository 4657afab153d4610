import type { FastifyReply, FastifyRequest } from 'fastify'
import { readKey } from '#shared/account/agency-keys.ts'
import { NOTHING_TYPED, type PostedFields, type TypedForm } from '#shared/form/plain-form.ts'
import { paths } from '#shared/journey/paths.ts'
import { isUuid } from '#shared/values/uuid.ts'
import type { Entrance } from '../../http/entrance.ts'
import type { HashedToken } from '../../http/token.ts'
import type { KeyOutcome, OwnKeys } from './agency.ts'
import { type MemberCall, type MemberDeps, membersOnly, sendView, statusOf } from './member-routes.ts'

export interface KeyDeps extends MemberDeps {
  readonly keys: OwnKeys
  readonly newSecret: () => HashedToken
  readonly originOf: (request: FastifyRequest) => string
}

export function registerAgencyKeyRoutes(entrance: Entrance, deps: KeyDeps): void {
  const calls = membersOnly(entrance, deps)
  calls.page('agencyKeys', 'reader', (call) => showKeys(deps, call, NOTHING_TYPED))
  calls.act('changeKeys', 'owner', (call) =>
    call.body['act'] === 'revoke' ? revoke(deps, call) : add(deps, call),
  )
}

async function showKeys(
  deps: KeyDeps,
  call: MemberCall<unknown>,
  form: TypedForm,
  secret: string | null = null,
): Promise<FastifyReply> {
  const keys = await deps.keys.list(call.member.agencyId)
  const origin = deps.originOf(call.request)
  return sendView(deps, call, { name: 'keys', keys, form, secret, origin }, statusOf(form))
}

const REFUSED: Readonly<Record<Exclude<KeyOutcome, 'done'>, string>> = {
  unknown: 'This key is gone or revoked. A colleague may have changed it.',
  'too-many': 'You can’t make any more keys. Revoke one that you don’t use.',
}

async function add(deps: KeyDeps, call: MemberCall<PostedFields>): Promise<FastifyReply> {
  const { typed, errors, value } = readKey(call.body)
  if (value === null) return showKeys(deps, call, { values: typed, errors, refused: null })
  const { token: secret, hash } = deps.newSecret()
  const outcome = await deps.keys.add(call.member, value, hash, deps.now())
  if (outcome === 'done') return showKeys(deps, call, NOTHING_TYPED, secret)
  return showKeys(deps, call, { values: typed, errors: {}, refused: REFUSED[outcome] })
}

async function revoke(deps: KeyDeps, call: MemberCall<PostedFields>): Promise<FastifyReply> {
  const id = call.body['key'] ?? ''
  const outcome = isUuid(id) ? await deps.keys.revoke(call.member, id, deps.now()) : 'unknown'
  if (outcome === 'done') return call.reply.redirect(`${paths.agencyKeys()}?done=key`, 303)
  return showKeys(deps, call, { ...NOTHING_TYPED, refused: REFUSED[outcome] })
}
