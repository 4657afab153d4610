import { homesPath, readHomesQuery } from '#shared/journey/agency-query.ts'
import type { Entrance } from '../../http/entrance.ts'
import type { FindHomes } from './agency.ts'
import { type MemberDeps, membersOnly, sendView } from './member-routes.ts'

export interface HomesDeps extends MemberDeps {
  readonly findHomes: FindHomes
}

export function registerAgencyHomeRoutes(entrance: Entrance, deps: HomesDeps): void {
  const calls = membersOnly(entrance, deps)
  calls.page('agencyHomes', 'reader', async (call) => {
    const query = readHomesQuery(call.request.query as Readonly<Record<string, unknown>>)
    const found = await deps.findHomes(call.member.agencyId, query)
    if (query.page > found.pages) return call.reply.redirect(homesPath({ ...query, page: found.pages }), 303)
    return sendView(deps, call, { name: 'homes', query, ...found })
  })
}
