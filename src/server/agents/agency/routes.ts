import type { Entrance } from '../../http/entrance.ts'
import { type EditDeps, registerAgencyEditRoutes } from './edit-routes.ts'
import { registerAgencyFeedRoutes } from './feed-routes.ts'
import { type FilePageDeps, registerAgencyFileRoutes } from './file-routes.ts'
import { type HomesDeps, registerAgencyHomeRoutes } from './homes-routes.ts'
import { type KeyDeps, registerAgencyKeyRoutes } from './key-routes.ts'
import { type MembershipDeps, registerAgencyMembershipRoutes } from './membership-routes.ts'
import { registerAgencyPeopleRoutes } from './people-routes.ts'
import { type PortalPageDeps, registerAgencyPortalRoutes } from './portal-routes.ts'
import { registerAgencyWebHookRoutes, type WebHookPageDeps } from './web-hook-routes.ts'

export type AgencyRouteDeps = HomesDeps &
  EditDeps &
  FilePageDeps &
  PortalPageDeps &
  KeyDeps &
  WebHookPageDeps &
  MembershipDeps

export function registerAgencyRoutes(entrance: Entrance, deps: AgencyRouteDeps): void {
  registerAgencyHomeRoutes(entrance, deps)
  registerAgencyEditRoutes(entrance, deps)
  registerAgencyFeedRoutes(entrance, deps)
  registerAgencyFileRoutes(entrance, deps)
  registerAgencyKeyRoutes(entrance, deps)
  registerAgencyPortalRoutes(entrance, deps)
  registerAgencyWebHookRoutes(entrance, deps)
  registerAgencyPeopleRoutes(entrance, deps)
  registerAgencyMembershipRoutes(entrance, deps)
}
