import type { FastifyReply } from 'fastify'
import { readMemberships } from '#shared/advert/agency-memberships.ts'
import { NOTHING_TYPED, type PostedFields, type TypedForm } from '#shared/form/plain-form.ts'
import { paths } from '#shared/journey/paths.ts'
import type { Entrance } from '../../http/entrance.ts'
import type { MembershipStore } from './agency.ts'
import { type MemberCall, type MemberDeps, membersOnly, sendView, statusOf } from './member-routes.ts'

export interface MembershipDeps extends MemberDeps {
  readonly memberships: MembershipStore
}

export function registerAgencyMembershipRoutes(entrance: Entrance, deps: MembershipDeps): void {
  const calls = membersOnly(entrance, deps)
  calls.page('agencyMemberships', 'reader', (call) => showMemberships(deps, call, NOTHING_TYPED))
  calls.act('changeMemberships', 'owner', (call) => change(deps, call))
}

async function showMemberships(
  deps: MembershipDeps,
  call: MemberCall<unknown>,
  form: TypedForm,
): Promise<FastifyReply> {
  const memberships = await deps.memberships.find(call.member.agencyId)
  return sendView(deps, call, { name: 'memberships', memberships, form }, statusOf(form))
}

async function change(deps: MembershipDeps, call: MemberCall<PostedFields>): Promise<FastifyReply> {
  const { typed, errors, value } = readMemberships(call.body)
  if (value === null) return showMemberships(deps, call, { values: typed, errors, refused: null })
  await deps.memberships.save(call.member, value, deps.now())
  return call.reply.redirect(`${paths.agencyMemberships()}?done=memberships`, 303)
}
