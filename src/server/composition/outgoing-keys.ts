import type { Config } from '../config/config.ts'
import type { Database } from '../db/pool.ts'
import type { Keys } from '../db/sealed.ts'
import { OUTGOING_SECRETS, secretKey } from '../db/secret-key.ts'

/** What seals the secrets of portals and web hooks; none where the site sends nothing. */
export async function outgoingKeys(
  { outgoing }: Pick<Config, 'outgoing'>,
  database: Database,
): Promise<Keys> {
  if (outgoing === null || outgoing.keys.length > 0) return outgoing?.keys ?? []
  return [await secretKey(database, OUTGOING_SECRETS)]
}
