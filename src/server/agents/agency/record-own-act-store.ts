import type { PoolClient } from 'pg'
import type { AgencyActName } from '#shared/account/agency-acts.ts'
import type { AgencyMember } from '#shared/api/agency-view.ts'
import { recordAct } from '../../db/record-act.ts'

/** In the transaction of the act. `about`: on what, as the agency's people know it. */
export const recordOwnAct = (
  connection: PoolClient,
  { email, agencyId }: Pick<AgencyMember, 'email' | 'agencyId'>,
  act: AgencyActName,
  about: string,
  at: Date,
): Promise<void> =>
  recordAct(
    connection,
    { staffId: null, name: email },
    { act, on: { kind: 'agency', id: agencyId }, after: { about } },
    at,
  )
