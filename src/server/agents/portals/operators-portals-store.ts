import type { PoolClient } from 'pg'
import type { AskedPortal, PortalFault } from '#shared/account/agency-portals.ts'
import type { Decision } from '../../db/actor.ts'
import type { Database } from '../../db/pool.ts'
import {
  addPortal,
  changePortal,
  type KeptSecret,
  keepPortalSecret,
  turnPortal,
  WITH_COUNTS,
} from '../../db/portal-rows.ts'
import { recordAct } from '../../db/record-act.ts'
import type { Keys } from '../../db/sealed.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { PortalNote } from '../../formats/portal-speech.ts'

export type OperatorsPortal = Omit<AskedPortal, 'branch' | 'secret'>

export interface KnownPortal extends Pick<AskedPortal, 'name' | 'format' | 'url'> {
  readonly id: string
  readonly isOn: boolean
  readonly secretEndsAt: Date | null
  /** Adverts whose owners agree, whether they are live or not. */
  readonly agreed: number
  readonly there: number
  readonly waiting: number
  readonly wrong: number
  /** Of the last call that was refused or failed; null if there is none. */
  readonly fault: PortalFault | null
  readonly notes: readonly PortalNote[] | null
}

/** The portals that owners' adverts may go to. Each act in one transaction with its line in the audit. */
export interface OperatorsPortals {
  /** It is off. 'known': there is one of that name. 'no-key': there is nothing to seal the secret with. */
  readonly add: (
    portal: OperatorsPortal,
    secret: KeptSecret,
    decision: Decision,
  ) => Promise<{ readonly id: string } | 'known' | 'no-key'>
  readonly changeSecret: (
    id: string,
    secret: KeptSecret,
    decision: Decision,
  ) => Promise<{ readonly name: string } | 'unknown' | 'no-key'>
  /** Off: its adverts are taken off there. */
  readonly turn: (
    id: string,
    isOn: boolean,
    decision: Decision,
  ) => Promise<{ readonly name: string } | 'unknown'>
  readonly list: () => Promise<readonly KnownPortal[]>
}

export function operatorsPortals(database: Database, keysOf: () => Promise<Keys>): OperatorsPortals {
  return {
    add: async (portal, secret, decision) => {
      const keys = await keysOf()
      if (keys.length === 0) return 'no-key'
      return inTransaction(
        database,
        (connection) => add(connection, keys, { ...portal, secret }, decision),
        (added) => added !== 'known',
      )
    },
    changeSecret: async (id, secret, decision) => {
      const keys = await keysOf()
      if (keys.length === 0) return 'no-key'
      return changing(database, id, 'change-portal-secret', decision, (connection) =>
        keepPortalSecret(connection, keys, id, secret),
      )
    },
    turn: (id, isOn, decision) =>
      changing(database, id, isOn ? 'turn-portal-on' : 'turn-portal-off', decision, (connection) =>
        turnPortal(connection, id, isOn),
      ),
    list: async () => (await database.query<KnownPortal>(KNOWN)).rows,
  }
}

async function add(
  connection: PoolClient,
  keys: Keys,
  portal: OperatorsPortal & { readonly secret: KeptSecret },
  { by, why, at }: Decision,
): Promise<{ readonly id: string } | 'known'> {
  const id = await addPortal(connection, keys, { ...portal, agencyId: null, branch: null, isOn: false }, at)
  if (id === null) return 'known'
  const { name, format, url, network, theirBranch } = portal
  const after = { name, format, url, network, theirBranch }
  await recordAct(connection, by, { act: 'add-portal', on: { kind: 'portal', id }, why, after }, at)
  return { id }
}

const changing = (
  database: Database,
  id: string,
  act: string,
  { by, why, at }: Decision,
  run: (connection: PoolClient) => Promise<void>,
): Promise<{ readonly name: string } | 'unknown'> =>
  inTransaction<{ readonly name: string } | 'unknown'>(
    database,
    async (connection) => {
      const name = await changePortal(connection, { id, agencyId: null }, at, run)
      if (name === null) return 'unknown'
      await recordAct(connection, by, { act, on: { kind: 'portal', id }, why }, at)
      return { name }
    },
    (outcome) => outcome !== 'unknown',
  )

const KNOWN = `select portals.id, name, format, url, is_on as "isOn", secret_ends_at as "secretEndsAt", there, waiting, wrong,
    (select count(*)::int from portal_consents where portal_id = portals.id and taken_back_at is null) as agreed,
    last.fault, last.notes
  from portals ${WITH_COUNTS}
    left join lateral (select fault, notes from portal_calls
      where portal_id = portals.id and outcome in ('refused', 'failed') order by portal_calls.id desc limit 1) as last on true
  where agency_id is null order by lower(name)`
