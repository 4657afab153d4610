import { randomBytes, randomUUID } from 'node:crypto'
import { beforeAll, expect, test, vi } from 'vitest'
import { aDatabase, type TestDatabase } from '../../../tests/support/database.ts'
import { accountStore } from '../accounts/account/account-store.ts'
import type { DraftToWrite } from '../adverts/drafts/draft.ts'
import { draftStore } from '../adverts/drafts/draft-store.ts'
import { photoStore } from '../adverts/photos/photo-store.ts'
import { importStore } from '../agents/feeds/import-store.ts'

/** What locks in another order fails in two of five rounds. */
const ROUNDS = 12
const NO_LIMIT = 1_000_000
let database: TestDatabase
beforeAll(async () => {
  database = await aDatabase()
})

test('an upload and the first save of its draft wait for each other in one order', async () => {
  const [photos, drafts] = [photoStore(database.database), draftStore(database.another())]
  const limits = {
    photosPerDraft: 20,
    plansPerDraft: 5,
    perOwner: NO_LIMIT,
    perClient: NO_LIMIT,
    partOfRoom: 1,
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    const at = new Date()
    const [uuid, ownerKey] = [randomUUID(), randomBytes(32)]
    const [first, second] = [randomBytes(16).toString('hex'), randomBytes(16).toString('hex')]
    const add = (id: string) => {
      const photo = { id, draftUuid: uuid, ownerKey, contentHash: randomBytes(32), isPlan: false, at }
      return photos.add({ ...photo, width: 1_000, height: 1_000, bytes: 1 }, 'client', limits, NO_LIMIT)
    }
    await add(first)
    const draft: DraftToWrite = {
      ...{ uuid, version: 1, appType: 'sell', addressType: 'orphan', photoIds: [first], at },
      ...{ blocks: '{}', fieldVersions: '{}' },
    }
    const perDay = { perOwner: NO_LIMIT, perClient: NO_LIMIT, clientWindowSeconds: 3_600 }
    await Promise.all([add(second), drafts.create(draft, ownerKey, 'client', perDay)])
  }
})

test('of two links for one account’s password, used at once, one is taken', async () => {
  const stores = [accountStore(database.database), accountStore(database.another())]
  for (let round = 0; round < ROUNDS; round += 1) {
    const id = randomUUID()
    await database.owner.query(
      `insert into accounts (id, email, first_name, last_name, owner_key, created_at)
       values ($1, $2, 'Ann', 'Lee', $3, now())`,
      [id, `${id}@example.org`, randomBytes(32)],
    )
    const links = stores.map(() => randomBytes(32))
    for (const link of links)
      await database.owner.query(
        `insert into single_use_links (token_hash, purpose, account_id, expires_at)
         values ($1, 'reset', $2, now() + interval '1 hour')`,
        [link, id],
      )
    const used = await Promise.all(
      stores.map((store, at) => {
        const session = {
          guestKey: null,
          oldSession: null,
          newSession: randomBytes(32),
          device: randomBytes(32),
        }
        return store.choosePassword(links[at] ?? randomBytes(32), `hash ${at}`, session, new Date())
      }),
    )
    expect(used.toSorted()).toEqual(['chosen', 'used'])
  }
})

test('an import that a person confirms meanwhile is not ended', async () => {
  const { owner } = database
  const [account, agency, feed, held] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
  await owner.query(
    `insert into accounts (id, email, first_name, last_name, is_agent, agency_name, owner_key, created_at)
     values ($1, 'agent@example.org', 'Ann', '', true, 'Lee', $2, now())`,
    [account, randomBytes(32)],
  )
  await owner.query(`insert into agencies (id, account_id, name, created_at) values ($1, $2, 'Lee', now())`, [
    agency,
    account,
  ])
  await owner.query(
    `insert into feeds (id, agency_id, branch, format, secret_hash, created_at) values ($1, $2, '1', 'blm', $3, now())`,
    [feed, agency, randomBytes(32)],
  )
  await owner.query(
    `insert into feed_imports (id, feed_id, received_at, is_dry_run, state)
     values ($1, $2, now() - interval '25 hours', false, 'held')`,
    [held, feed],
  )
  await owner.query('begin')
  await owner.query(`update feed_imports set state = 'waiting', is_confirmed = true where id = $1`, [held])
  const ending = importStore(database.database, 10_000).endHeldBefore(new Date(), new Date())
  await vi.waitFor(async () => {
    const { rows } = await database
      .another()
      .query(
        `select from pg_stat_activity where datname = current_database() and wait_event = 'transactionid'`,
      )
    expect(rows).toHaveLength(1)
  }, 10_000)
  await owner.query('commit')
  await ending
  expect((await owner.query('select state from feed_imports')).rows).toEqual([{ state: 'waiting' }])
})
