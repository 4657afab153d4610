import type { HomesDeps } from '../agency/homes-routes.ts'
import { findHomes } from '../agency/homes-store.ts'
import { peopleStore } from '../agency/people-store.ts'
import { INVITATION_LIMITS } from '../config/limits.ts'
import type { Database } from '../db/pool.ts'
import type { SendPage } from '../http/plain-page.ts'

export type AgencyDeps = HomesDeps

export const agencyDeps = (database: Database, sendPage: SendPage, now: () => Date): AgencyDeps => ({
  people: peopleStore(database, INVITATION_LIMITS),
  findHomes: findHomes(database),
  sendPage,
  now,
})
