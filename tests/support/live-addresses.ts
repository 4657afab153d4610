import { liveAddressStore } from '../../src/server/adverts/duplicates/live-address-store.ts'
import { claimAddress, giveAddressUp } from '../../src/server/db/live-addresses.ts'
import type { Database } from '../../src/server/db/pool.ts'
import { inTransaction } from '../../src/server/db/transaction.ts'

/** The live addresses, with what publishing and withdrawing do to them. */
export const liveAddresses = (database: Database) => ({
  ...liveAddressStore(database),
  claim: (keys: readonly string[], draftUuid: string, at: Date) =>
    inTransaction(
      database,
      (connection) => claimAddress(connection, keys, draftUuid, at),
      (isClaimed) => isClaimed,
    ),
  giveUp: (draftUuid: string) =>
    inTransaction(
      database,
      (connection) => giveAddressUp(connection, draftUuid),
      () => true,
    ),
})
