import type { AgencyMember } from '#shared/api/agency-view.ts'
import { homesPath, readHomesQuery } from '#shared/journey/agency-query.ts'
import type { Entrance } from '../../http/entrance.ts'
import type { FindHomes, MembershipStore } from './agency.ts'
import { type MemberDeps, membersOnly, sendView } from './member-routes.ts'

export interface HomesDeps extends MemberDeps {
  readonly findHomes: FindHomes
  readonly memberships: Pick<MembershipStore, 'find'>
}

export function registerAgencyHomeRoutes(entrance: Entrance, deps: HomesDeps): void {
  const calls = membersOnly(entrance, deps)
  calls.page('agencyHomes', 'reader', async (call) => {
    const query = readHomesQuery(call.request.query as Readonly<Record<string, unknown>>)
    const found = await deps.findHomes(call.member.agencyId, query)
    if (query.page > found.pages) return call.reply.redirect(homesPath({ ...query, page: found.pages }), 303)
    const asksForRedress = await lacksRedress(deps, call.member)
    return sendView(deps, call, { name: 'homes', query, asksForRedress, ...found })
  })
}

const lacksRedress = async ({ memberships }: HomesDeps, { role, agencyId }: AgencyMember): Promise<boolean> =>
  role === 'owner' && (await memberships.find(agencyId)).redressScheme === null
