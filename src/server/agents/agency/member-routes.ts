import type { FastifyReply } from 'fastify'
import { type AgencyRole, mayAs } from '#shared/account/agency-people.ts'
import type { AgencyMember, AgencyView } from '#shared/api/agency-view.ts'
import { isWrong, type PostedFields, type TypedForm } from '#shared/form/plain-form.ts'
import { paths } from '#shared/journey/paths.ts'
import { isUuid } from '#shared/values/uuid.ts'
import { accountShown } from '../../http/caller.ts'
import { type Call, type Entrance, noBody } from '../../http/entrance.ts'
import { readPostedForm, type SendPage } from '../../http/plain-page.ts'
import { DO_NOT_KEEP } from '../../http/security-headers.ts'
import type { PeopleStore } from './agency.ts'

export interface MemberDeps {
  readonly people: PeopleStore
  readonly sendPage: SendPage
  readonly now: () => Date
}

export interface MemberCall<B = null> extends Call<B> {
  readonly member: AgencyMember
}
type Handler<B> = (call: MemberCall<B>) => Promise<FastifyReply>

type PageName =
  | 'agencyHomes'
  | 'agencyHome'
  | 'agencyFeeds'
  | 'agencyFeed'
  | 'agencyCalls'
  | 'sendFile'
  | 'agencyFile'
  | 'agencyRows'
  | 'agencyPortals'
  | 'agencyPortal'
  | 'agencyPortalCalls'
  | 'agencyPeople'
  | 'agencyMemberships'
  | 'agencyKeys'
  | 'agencyWebHooks'
  | 'agencyWebHook'
type ActName =
  | 'addPortal'
  | 'changePortal'
  | 'changeHome'
  | 'changeFeeds'
  | 'changeFeed'
  | 'confirmFile'
  | 'changePeople'
  | 'changeMemberships'
  | 'changeKeys'
  | 'addWebHook'
  | 'changeWebHook'

/** Where the calls of an agency's people are registered; nobody else's get that far. */
export interface MemberCalls {
  readonly page: (name: PageName, least: AgencyRole, handler: Handler<null>) => void
  /** Whatever changes something is posted, as a form. */
  readonly act: (name: ActName, least: AgencyRole, handler: Handler<PostedFields>) => void
}

/** Guests sign in; to anybody else of another agency or of none there is nothing here. */
export function membersOnly({ handle }: Entrance, deps: MemberDeps): MemberCalls {
  const admit = async <B>(call: Call<B>, least: AgencyRole, handler: Handler<B>): Promise<FastifyReply> => {
    const { account } = call.caller
    if (account === null) return call.reply.redirect(paths.agentSignIn(), 303)
    if (!account.isAgent) return sendNothing(deps, call)
    if (!account.isEmailVerified) return sendView(deps, call, { name: 'ended', as: 'unconfirmed' }, 403)
    const member = await deps.people.memberOf(account.accountId)
    if (member === null || !mayAs(member.role, least)) return sendNothing(deps, call)
    return handler({ ...call, member })
  }
  return {
    page: (name, least, handler) => handle(name, noBody, (call) => admit(call, least, handler)),
    act: (name, least, handler) => handle(name, readPostedForm, (call) => admit(call, least, handler)),
  }
}

type Shown = Pick<Call, 'caller' | 'request' | 'reply'> & { readonly member?: AgencyMember }

/** `done` in the address names what was done a moment ago. */
export function sendView(
  { sendPage }: Pick<MemberDeps, 'sendPage'>,
  { caller, request, reply, member }: Shown,
  view: AgencyView,
  status = 200,
): Promise<FastifyReply> {
  const { done } = request.query as Readonly<Record<string, unknown>>
  return sendPage(request, reply.code(status).headers(DO_NOT_KEEP), {
    who: accountShown(caller),
    member: member ?? null,
    view,
    done: typeof done === 'string' && status === 200 ? done : null,
  })
}

export function sendNothing(deps: Pick<MemberDeps, 'sendPage'>, call: Shown): Promise<FastifyReply> {
  call.request.securityEvent = 'ownership_refused'
  const { caller, request, reply } = call
  return sendView(deps, { caller, request, reply }, { name: 'ended', as: 'nothing' }, 404)
}

export const statusOf = (form: TypedForm): number => (isWrong(form) ? 422 : 200)

export const refusedWith = (typed: PostedFields, refused: string): TypedForm => ({
  values: typed,
  errors: {},
  refused,
})

export const sendCsv = ({ reply }: Pick<Call, 'reply'>, name: string, text: string): FastifyReply =>
  reply
    .headers({ ...DO_NOT_KEEP, 'content-disposition': `attachment; filename="${name}"` })
    .type('text/csv; charset=utf-8')
    .send(text)

/** Runs on what the address names; where that is not the agency's own, there is nothing. */
export async function withOwn<Own>(
  deps: Pick<MemberDeps, 'sendPage'>,
  call: MemberCall<unknown>,
  find: (agencyId: string, id: string) => Promise<Own | null>,
  run: (own: Own) => Promise<FastifyReply>,
): Promise<FastifyReply> {
  const own = isUuid(call.param) ? await find(call.member.agencyId, call.param) : null
  return own === null ? sendNothing(deps, call) : run(own)
}
