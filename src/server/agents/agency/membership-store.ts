import { clientMoneyOf, type Memberships, redressOf } from '#shared/advert/agency-memberships.ts'
import { MEMBERSHIPS } from '../../db/marketed-by.ts'
import type { Database } from '../../db/pool.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { MembershipStore } from './agency.ts'
import { recordOwnAct } from './record-own-act-store.ts'

export function membershipStore(database: Database): MembershipStore {
  return {
    find: async (agencyId) => {
      const { rows } = await database.query<{ memberships: Memberships }>(
        `select json_build_object(${MEMBERSHIPS}) as memberships from agencies where id = $1`,
        [agencyId],
      )
      return rows[0]?.memberships ?? missing()
    },
    save: (by, memberships, at) =>
      inTransaction(
        database,
        async (connection) => {
          const { redressScheme, redressNumber, clientMoney, clientMoneyNumber } = memberships
          const { rowCount } = await connection.query(
            `update agencies set redress_scheme = $2, redress_number = $3, client_money = $4, client_money_number = $5
             where id = $1 and (redress_scheme, redress_number, client_money, client_money_number)
               is distinct from ($2, $3, $4, $5)`,
            [by.agencyId, redressScheme, redressNumber, clientMoney, clientMoneyNumber],
          )
          if (rowCount === 1)
            await recordOwnAct(connection, by, 'change-memberships', aboutOf(memberships), at)
        },
        () => true,
      ),
  }
}

function missing(): never {
  throw new Error('no such agency')
}

function aboutOf(memberships: Memberships): string {
  const given = [redressOf(memberships), clientMoneyOf(memberships)].filter((one) => one !== null)
  return given.length === 0 ? 'none' : given.join('; ')
}
