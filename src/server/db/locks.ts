import type { PoolClient } from 'pg'

/** The advisory locks by which our processes tell one another what they do; a number each on a server that others may use too. */
export const LOCKS = {
  /** Roles and database are being made. */
  bootstrap: 7_220_001,
  /** Migrations are being applied; with it goes the schema's hash. */
  migration: 7_220_002,
  /** The embedded server is in use. */
  inUse: 7_220_003,
  /** An owner’s drafts are being counted or moved; with it goes the owner. */
  ownerDrafts: 7_220_004,
  /** The photos of a draft are being added or named; with it goes the draft. */
  draftPhotos: 7_220_005,
  /** A backup is being made; with it goes the schema's hash. */
  backup: 7_220_006,
  /** Held alone by a backup, whose photos must stay, and shared by what removes photos; with it goes the schema's hash. */
  photosStay: 7_220_007,
} as const

/** Whoever holds it, until the transaction ends, alone changes which photos the draft keeps. */
export async function lockPhotosOf(connection: PoolClient, draftUuid: string): Promise<void> {
  await connection.query('select pg_advisory_xact_lock($1, hashtext($2))', [LOCKS.draftPhotos, draftUuid])
}
