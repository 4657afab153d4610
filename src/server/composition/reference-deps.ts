import type { Config } from '../config/config.ts'
import { REFERENCE_LIMITS } from '../config/limits.ts'
import type { Database } from '../db/pool.ts'
import type { Keys } from '../db/sealed.ts'
import { secretKey } from '../db/secret-key.ts'
import { type JudgedReferences, judgingStore } from '../entitlements/references/judging-store.ts'
import type { KeepDeps } from '../entitlements/references/keep-references.ts'
import { keepingStore } from '../entitlements/references/keeping-store.ts'
import type { LandlordDeps } from '../entitlements/references/landlord-routes.ts'
import { landlordStore } from '../entitlements/references/landlord-store.ts'
import type { LinkDeps } from '../entitlements/references/link-routes.ts'
import { linkStore } from '../entitlements/references/link-store.ts'

export interface ReferenceDeps extends LandlordDeps, LinkDeps, KeepDeps {
  readonly judging: JudgedReferences | null
}

export async function referenceDeps(
  { references }: Pick<Config, 'references'>,
  database: Database,
  { sendPage, drawPdf, now }: Pick<LandlordDeps, 'sendPage' | 'drawPdf' | 'now'>,
): Promise<ReferenceDeps> {
  const keys = await keysOf(references, database)
  const everywhere = {
    limits: REFERENCE_LIMITS,
    drawPdf,
    sendPage,
    now,
    keeping: keepingStore(database, keys),
    // Whoever withdraws needs no key.
    linked: linkStore(database, keys),
  }
  if (keys.length === 0) return { ...everywhere, landlord: null, judging: null }
  return {
    ...everywhere,
    landlord: landlordStore(database, keys),
    judging: judgingStore(database, keys),
  }
}

async function keysOf(references: Config['references'], database: Database): Promise<Keys> {
  if (references === null || references.keys.length > 0) return references?.keys ?? []
  return [await secretKey(database, 'tenant references')]
}
