import type { FastifyReply } from 'fastify'
import { priceFieldOf, readEditedHome } from '#shared/advert/agency-home.ts'
import type { DraftAnswers } from '#shared/advert/answers.ts'
import type { AppType } from '#shared/form/block.ts'
import { NOTHING_TYPED, type PostedFields, type TypedForm } from '#shared/form/plain-form.ts'
import { paths } from '#shared/journey/paths.ts'
import { type IsoDate, today } from '#shared/values/iso-date.ts'
import type { Entrance } from '../../http/entrance.ts'
import type { HomeEdits, OwnHome } from './agency.ts'
import {
  type MemberCall,
  type MemberDeps,
  membersOnly,
  sendNothing,
  sendView,
  statusOf,
} from './member-routes.ts'

export interface EditDeps extends MemberDeps {
  readonly edits: HomeEdits
  /** What the law refuses of an advert, by field. */
  readonly lawIn: (appType: AppType, answers: DraftAnswers, day: IsoDate) => ReadonlyMap<string, string>
}

export function registerAgencyEditRoutes(entrance: Entrance, deps: EditDeps): void {
  const calls = membersOnly(entrance, deps)
  calls.page('agencyHome', 'editor', (call) => withHome(deps, call, (home) => showHome(deps, call, home)))
  calls.act('changeHome', 'editor', (call) =>
    withHome(deps, call, (home) =>
      call.body['act'] === 'give-back' ? giveBack(deps, call, home) : change(deps, call, home),
    ),
  )
}

async function withHome(
  deps: EditDeps,
  call: MemberCall<unknown>,
  run: (home: OwnHome) => Promise<FastifyReply>,
): Promise<FastifyReply> {
  const home = /^[1-9]\d{0,14}$/.test(call.param)
    ? await deps.edits.find(call.member.agencyId, Number(call.param))
    : null
  return home === null ? sendNothing(deps, call) : run(home)
}

function showHome(
  deps: EditDeps,
  call: MemberCall<unknown>,
  home: OwnHome,
  form?: TypedForm,
): Promise<FastifyReply> {
  const { answers: _answers, edited, ...shown } = home
  const { summary, propertyDescription, price } = edited
  const values = { summary, propertyDescription, price: price.toLocaleString('en-GB') }
  const stored = form ?? { ...NOTHING_TYPED, values }
  return sendView(deps, call, { name: 'home', ...shown, form: stored }, statusOf(stored))
}

const back = ({ reply }: MemberCall<unknown>, { number }: OwnHome): FastifyReply =>
  reply.redirect(`${paths.agencyHome(String(number))}?done=home`, 303)

async function change(deps: EditDeps, call: MemberCall<PostedFields>, home: OwnHome): Promise<FastifyReply> {
  const { typed, errors, value } = readEditedHome(call.body, home.appType)
  if (value === null) return showHome(deps, call, home, { values: typed, errors, refused: null })
  const { price, ...texts } = value
  const at = deps.now()
  const answers = { ...home.answers, ...texts, [priceFieldOf(home.appType)]: price }
  const [unlawful] = deps.lawIn(home.appType, answers, today(at)).values()
  if (unlawful !== undefined)
    return showHome(deps, call, home, { values: typed, errors: {}, refused: unlawful })
  return (await deps.edits.change(call.member, home.number, value, at))
    ? back(call, home)
    : sendNothing(deps, call)
}

async function giveBack(
  deps: EditDeps,
  call: MemberCall<PostedFields>,
  home: OwnHome,
): Promise<FastifyReply> {
  await deps.edits.giveBack(call.member, home.number, deps.now())
  return back(call, home)
}
