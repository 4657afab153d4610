import type { FastifyReply } from 'fastify'
import { agencyRoleIn, readInvitation } from '#shared/account/agency-people.ts'
import type { InvitationHitch, OpenInvitation } from '#shared/api/agency-view.ts'
import { NOTHING_TYPED, type PostedFields, type TypedForm } from '#shared/form/plain-form.ts'
import { paths } from '#shared/journey/paths.ts'
import { isUuid } from '#shared/values/uuid.ts'
import type { Account } from '../../http/caller.ts'
import { type Call, type Entrance, noBody } from '../../http/entrance.ts'
import { readPostedForm } from '../../http/plain-page.ts'
import { hashOf, isToken } from '../../http/token.ts'
import type { PeopleOutcome } from './agency.ts'
import {
  type MemberCall,
  type MemberDeps,
  membersOnly,
  sendNothing,
  sendView,
  statusOf,
} from './member-routes.ts'

/** Everybody may leave; the rest is for owners. */
export function registerAgencyPeopleRoutes(entrance: Entrance, deps: MemberDeps): void {
  const calls = membersOnly(entrance, deps)
  calls.page('agencyPeople', 'reader', (call) => showPeople(deps, call, NOTHING_TYPED))
  calls.act('changePeople', 'reader', (call) => {
    if (call.body['act'] === 'leave') return leave(deps, call)
    if (call.member.role !== 'owner') return sendNothing(deps, call)
    return call.body['act'] === 'invite' ? invite(deps, call) : change(deps, call)
  })
  entrance.handle('agencyInvitation', noBody, (call) => showInvitation(deps, call))
  entrance.handle('joinAgency', readPostedForm, (call) => join(deps, call))
}

async function showPeople(
  deps: MemberDeps,
  call: MemberCall<unknown>,
  form: TypedForm,
): Promise<FastifyReply> {
  const shown = await deps.people.people(call.member.agencyId)
  return sendView(deps, call, { name: 'people', form, ...shown }, statusOf(form))
}

const REFUSED: Readonly<Record<Exclude<PeopleOutcome, 'done'>, string>> = {
  nobody: 'We can’t find that person. A colleague may have changed it.',
  'last-owner': 'An agency needs an owner. Make another person an owner first.',
  'member-already': 'This person has already joined your agency.',
  'too-many': 'You’ve sent a lot of invitations today. Try again in 24 hours.',
}

function answer(
  deps: MemberDeps,
  call: MemberCall<PostedFields>,
  outcome: PeopleOutcome,
  typed: PostedFields = {},
  done = 'people',
): Promise<FastifyReply> | FastifyReply {
  if (outcome === 'done') return call.reply.redirect(`${paths.agencyPeople()}?done=${done}`, 303)
  return showPeople(deps, call, { values: typed, errors: {}, refused: REFUSED[outcome] })
}

async function invite(deps: MemberDeps, call: MemberCall<PostedFields>): Promise<FastifyReply> {
  const { typed, errors, value } = readInvitation(call.body)
  if (value === null) return showPeople(deps, call, { values: typed, errors, refused: null })
  return answer(deps, call, await deps.people.invite(call.member, value, deps.now()), typed, 'invited')
}

async function change(deps: MemberDeps, call: MemberCall<PostedFields>): Promise<FastifyReply> {
  const { people, now } = deps
  const { member, body } = call
  const { act, person = '', role = '' } = body
  const newRole = agencyRoleIn(role)
  if (!isUuid(person)) return answer(deps, call, 'nobody')
  if (act === 'withdraw') return answer(deps, call, await people.withdraw(member, person, now()))
  if (act === 'remove') return answer(deps, call, await people.remove(member, person, now()))
  if (act === 'role' && newRole !== undefined)
    return answer(deps, call, await people.changeRole(member, person, newRole, now()))
  return answer(deps, call, 'nobody')
}

async function leave(deps: MemberDeps, call: MemberCall<PostedFields>): Promise<FastifyReply> {
  const outcome = await deps.people.remove(call.member, call.member.accountId, deps.now())
  return outcome === 'done' ? call.reply.redirect(paths.agentListing(), 303) : answer(deps, call, outcome)
}

const linkIn = (param: string): Buffer | null => (isToken(param) ? hashOf(param) : null)

async function openInvitation({ people, now }: MemberDeps, param: string): Promise<OpenInvitation | null> {
  const link = linkIn(param)
  return link === null ? null : people.invitation(link, now())
}

async function showInvitation(deps: MemberDeps, call: Call): Promise<FastifyReply> {
  const open = await openInvitation(deps, call.param)
  if (open === null) return sendView(deps, call, { name: 'ended', as: 'missing' }, 404)
  const hitch = await hitchOf(deps, open, call.caller.account)
  return sendView(deps, call, { name: 'invitation', hitch, ...open })
}

async function hitchOf(
  { people }: MemberDeps,
  { email }: OpenInvitation,
  account: Account | null,
): Promise<InvitationHitch | null> {
  if (account === null) return 'guest'
  if (account.email !== email) return 'other-address'
  if (!account.isAgent) return 'seller'
  if (!account.isEmailVerified) return 'unconfirmed'
  return (await people.memberOf(account.accountId)) === null ? null : 'elsewhere'
}

async function join(deps: MemberDeps, call: Call<PostedFields>): Promise<FastifyReply> {
  const open = await openInvitation(deps, call.param)
  const { account } = call.caller
  const link = linkIn(call.param)
  if (open === null || account === null || link === null || (await hitchOf(deps, open, account)) !== null)
    return showInvitation(deps, call)
  const isIn = await deps.people.join(link, account, deps.now())
  return isIn ? call.reply.redirect(`${paths.agency()}?done=joined`, 303) : showInvitation(deps, call)
}
