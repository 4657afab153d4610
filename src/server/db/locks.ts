import type { PoolClient } from 'pg'

/** Advisory locks, some with a second key; each has its own number, since others may use the server too. */
export const LOCKS = {
  bootstrap: 7_220_001,
  /** Second key: the schema's hash. */
  migration: 7_220_002,
  inUse: 7_220_003,
  /** Second key: the owner, whose drafts are being counted or moved. */
  ownerDrafts: 7_220_004,
  /** Second key: the draft, whose photos are being added or named. */
  draftPhotos: 7_220_005,
  /** Second key: the schema's hash. */
  backup: 7_220_006,
  /** Second key: the schema's hash. Exclusive for a backup, and shared by what removes photos. */
  photosStay: 7_220_007,
  /** Second key: the schema's hash. */
  buyingNumber: 7_220_008,
  /** Second key: the agency and branch, whose homes are being changed. */
  branchStock: 7_220_009,
  /** Second key: the schema's hash. Taken by the trigger that joins adverts of one home (migration 038). */
  joinedHomes: 7_220_010,
  /** Second key: the agency, whose events are being written. Taken by what tells web hooks (migration 048). */
  agencyEvents: 7_220_048,
} as const

/** Until its transaction ends, nobody else changes which photos the draft keeps. */
export async function lockPhotosOf(connection: PoolClient, draftUuid: string): Promise<void> {
  await connection.query('select pg_advisory_xact_lock($1, hashtext($2))', [LOCKS.draftPhotos, draftUuid])
}
