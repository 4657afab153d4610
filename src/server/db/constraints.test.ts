import { beforeAll, describe, expect, test } from 'vitest'
import { aDatabase, type TestDatabase } from '../../../tests/support/database.ts'

/**
 * Locks and checks in the code guard most of this, too, so that no other test would miss a constraint that was dropped.
 * Here every row goes past that code, straight into its table.
 */
let owner: TestDatabase['owner']

type Row = Readonly<Record<string, unknown>>

const AT = '2026-11-21T12:00:00Z'
const uuid = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const hex = (n: number): string => String(n).padStart(32, '0')
const bytes = (n: number): Buffer => Buffer.alloc(32, n)
/** Of the rows in `PARENTS`, which every other row may refer to. */
const parent = (n: number): number => n + 10

/** A row that its table takes; no two numbers share the value of a column that some index keeps apart. */
const ROWS = {
  accounts: (n) => ({
    id: uuid(n), email: `alex${n}@example.org`, first_name: 'Alex', last_name: 'Smith', phone: `+44770090${String(n).padStart(4, '0')}`,
    phone_verified_at: AT, owner_key: bytes(n), created_at: AT,
  }),
  drafts: (n) => ({
    uuid: uuid(n), app_type: 'sell', address_type: 'orphan', owner_key: bytes(n), version: 1, blocks: '{}', field_versions: '{}',
    created_at: AT, updated_at: AT, listing_id: `of draft ${n}`,
  }),
  photos: (n) => ({
    id: hex(n), draft_uuid: uuid(n), owner_key: bytes(n), content_hash: bytes(n), width: 1, height: 1, state: 'new', since: AT,
  }),
  listings: (n) => ({
    id: `advert${String(n).padStart(2, '0')}`, draft_uuid: uuid(n), owner_key: bytes(n), account_id: uuid(parent(1)),
    app_type: 'sell', state: 'live', live_from: '2026-11-21', published_at: AT, updated_at: AT, draft_version: 1, answers: '{}',
    street: 'Mill Lane', town: 'York', district: 'YO1', place: 'york', marketing_option: 'none',
  }),
  advert_reports: (n) => ({ id: n, listing_id: 'advert11', reason: 'It is mine.', reported_at: AT }),
  discount_codes: (n) => ({ code: `CODE-${n}`, kind: 'amount', value: 100, most_uses: 1, starts_at: AT, created_at: AT }),
  known_devices: (n) => ({ account_id: uuid(parent(n)), device_hash: bytes(n), last_used_at: AT }),
  listing_photos: (n) => ({ listing_id: `advert${parent(n)}`, photo_id: hex(parent(n)) }),
  live_addresses: (n) => ({ key: `home ${n}`, draft_uuid: uuid(n), claimed_at: AT }),
  migrations: (n) => ({ name: `00${n}.sql`, checksum: '' }),
  moved_owners: (n) => ({ from_key: bytes(n), to_key: bytes(n), moved_at: AT }),
  orders: (n) => ({
    id: uuid(n), draft_uuid: uuid(n), owner_key: bytes(n), account_id: uuid(parent(1)), state: 'open', marketing_option: 'Gold-Package',
    list_pence: 100, draft_version: 1, address_type: 'orphan', blocks: '{}', provider: 'stripe', transaction_id: `cs_${n}`,
    created_at: AT, expires_at: AT,
  }),
  outbox: (n) => ({
    id: n, send_key: `published ${n}`, kind: 'published', recipient: 'alex@example.org', payload: {}, next_at: AT, created_at: AT,
  }),
  payment_alerts: (n) => ({ id: n, kind: 'amount', transaction_id: `cs_${n}`, detail: '', raised_at: AT }),
  payment_events: (n) => ({ id: `evt_${n}`, type: 'checkout.session.completed', received_at: AT }),
  phone_codes: (n) => ({
    account_id: uuid(parent(n)), phone: '+447700900000', code_hash: bytes(n), tries_left: 5, expires_at: AT,
  }),
  remembered_lookups: (n) => ({ name: `postcode ${n}`, answer: '[]', kept_until: AT, asked_until: AT, failed_until: AT }),
  sandbox_messages: (n) => ({ id: `sms ${n}`, kind: 'sms', recipient: '+447700900000', subject: '', body: '', sent_at: AT }),
  sandbox_payments: (n) => ({
    id: `sandbox ${n}`, order_id: uuid(n), pence: 100, currency: 'GBP', state: 'open', created_at: AT, expires_at: AT,
  }),
  secret_keys: (n) => ({ name: `key ${n}`, key: bytes(n) }),
  sessions: (n) => ({
    token_hash: bytes(n), account_id: uuid(parent(n)), remembered: false, created_at: AT, last_used_at: AT, expires_at: AT,
  }),
  single_use_links: (n) => ({ token_hash: bytes(n), purpose: 'reset', account_id: uuid(parent(n)), expires_at: AT }),
  social_identities: (n) => ({ provider: 'google', subject: `person ${n}`, account_id: uuid(parent(n)), linked_at: AT }),
  used_identity_tokens: (n) => ({ token_hash: bytes(n), used_at: AT }),
  used_limits: (n) => ({ name: `drafts 192.0.2.${n}`, used: 1, ends_at: AT }),
} as const satisfies Readonly<Record<string, (n: number) => Row>> // biome-ignore format: a table
type Table = keyof typeof ROWS
const PARENTS = ['accounts', 'drafts', 'photos', 'listings'] as const

/** What no two rows may have alike; and, where the index is for some rows only, what makes one of them another kind. */
const UNIQUE: Readonly<Record<string, readonly [Table, columns: readonly string[], unless?: Row]>> = {
  accounts_email_key: ['accounts', ['email']],
  accounts_owner_key_key: ['accounts', ['owner_key']],
  accounts_pkey: ['accounts', ['id']],
  accounts_verified_phone: ['accounts', ['phone'], { phone_verified_at: null }],
  advert_reports_pkey: ['advert_reports', ['id']],
  discount_codes_pkey: ['discount_codes', ['code']],
  drafts_listing_id_key: ['drafts', ['listing_id']],
  drafts_pkey: ['drafts', ['uuid']],
  known_devices_pkey: ['known_devices', ['account_id', 'device_hash']],
  listing_photos_pkey: ['listing_photos', ['listing_id', 'photo_id']],
  listings_draft_uuid_key: ['listings', ['draft_uuid']],
  listings_pkey: ['listings', ['id']],
  live_addresses_pkey: ['live_addresses', ['key']],
  migrations_pkey: ['migrations', ['name']],
  moved_owners_pkey: ['moved_owners', ['from_key']],
  orders_open: ['orders', ['draft_uuid'], { state: 'superseded' }],
  orders_pkey: ['orders', ['id']],
  orders_transaction_id_key: ['orders', ['transaction_id']],
  outbox_pkey: ['outbox', ['id']],
  outbox_send_key_key: ['outbox', ['send_key']],
  payment_alerts_kind_transaction_id_key: ['payment_alerts', ['kind', 'transaction_id']],
  payment_alerts_pkey: ['payment_alerts', ['id']],
  payment_events_pkey: ['payment_events', ['id']],
  phone_codes_pkey: ['phone_codes', ['account_id']],
  photos_kept: ['photos', ['draft_uuid', 'owner_key', 'content_hash'], { state: 'removed' }],
  photos_pkey: ['photos', ['id']],
  remembered_lookups_pkey: ['remembered_lookups', ['name']],
  sandbox_messages_pkey: ['sandbox_messages', ['id']],
  sandbox_payments_order_id_key: ['sandbox_payments', ['order_id']],
  sandbox_payments_pkey: ['sandbox_payments', ['id']],
  secret_keys_pkey: ['secret_keys', ['name']],
  sessions_pkey: ['sessions', ['token_hash']],
  single_use_links_pkey: ['single_use_links', ['token_hash']],
  social_identities_pkey: ['social_identities', ['provider', 'subject']],
  used_identity_tokens_pkey: ['used_identity_tokens', ['token_hash']],
  used_limits_pkey: ['used_limits', ['name']],
}

const NOBODY = uuid(99)
const FOREIGN: Readonly<Record<string, readonly [Table, Row]>> = {
  advert_reports_listing_id_fkey: ['advert_reports', { listing_id: 'advert99' }],
  known_devices_account_id_fkey: ['known_devices', { account_id: NOBODY }],
  listing_photos_listing_id_fkey: ['listing_photos', { listing_id: 'advert99' }],
  listing_photos_photo_id_fkey: ['listing_photos', { photo_id: hex(99) }],
  listings_account_id_fkey: ['listings', { account_id: NOBODY }],
  orders_account_id_fkey: ['orders', { account_id: NOBODY }],
  phone_codes_account_id_fkey: ['phone_codes', { account_id: NOBODY }],
  sessions_account_id_fkey: ['sessions', { account_id: NOBODY }],
  single_use_links_account_id_fkey: ['single_use_links', { account_id: NOBODY }],
  single_use_links_draft_uuid_fkey: [
    'single_use_links',
    { purpose: 'finish-advert', account_id: null, draft_uuid: NOBODY, owner_key: bytes(1) },
  ],
  social_identities_account_id_fkey: ['social_identities', { account_id: NOBODY }],
}

/** Those that keep money, orders and adverts from states that the code never means to write. */
const CHECKED: Readonly<Record<string, readonly [Table, Row]>> = {
  discount_codes_check: ['discount_codes', { kind: 'percentage', value: 101 }],
  discount_codes_code_check: ['discount_codes', { code: 'summer' }],
  discount_codes_kind_check: ['discount_codes', { kind: 'gift' }],
  discount_codes_most_uses_check: ['discount_codes', { most_uses: 0 }],
  discount_codes_used_check: ['discount_codes', { used: -1 }],
  drafts_version_check: ['drafts', { version: 0 }],
  listings_draft_version_check: ['listings', { draft_version: 0 }],
  listings_id_check: ['listings', { id: 'adverti1' }],
  listings_state_check: ['listings', { state: 'sold' }],
  orders_check: ['orders', { discount_pence: 101 }],
  orders_check1: ['orders', { state: 'paid' }],
  orders_currency_check: ['orders', { currency: 'EUR' }],
  orders_draft_version_check: ['orders', { draft_version: 0 }],
  orders_list_pence_check: ['orders', { list_pence: 0 }],
  orders_provider_check: ['orders', { provider: 'cheque' }],
  orders_state_check: ['orders', { state: 'lost' }],
  phone_codes_tries_left_check: ['phone_codes', { tries_left: -1 }],
  photos_state_check: ['photos', { state: 'lost' }],
  sandbox_payments_pence_check: ['sandbox_payments', { pence: 0 }],
  sandbox_payments_state_check: ['sandbox_payments', { state: 'lost' }],
  single_use_links_check: ['single_use_links', { account_id: null }],
  single_use_links_check1: ['single_use_links', { draft_uuid: uuid(parent(1)), owner_key: bytes(1) }],
  single_use_links_check2: ['single_use_links', { owner_key: bytes(1) }],
}

async function insert(table: Table, row: Row): Promise<void> {
  const places = Object.keys(row).map((_column, index) => `$${index + 1}`)
  await owner.query(
    `insert into ${table} (${Object.keys(row).join(', ')}) overriding system value values (${places.join(', ')})`,
    Object.values(row),
  )
}

/** What PostgreSQL says to these rows of one table, which go again after that. */
async function outcomeOf(table: Table, rows: readonly Row[]): Promise<unknown> {
  await owner.query('begin')
  try {
    for (const row of rows) await insert(table, row)
    return 'taken'
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string }
    return constraint === undefined ? error : { code, constraint }
  } finally {
    await owner.query('rollback')
  }
}

beforeAll(async () => {
  ;({ owner } = await aDatabase())
  for (const table of PARENTS) for (const n of [1, 2]) await insert(table, ROWS[table](parent(n)))
})

describe('of two rows that a unique index keeps apart, the second is refused', () => {
  test.each(Object.entries(UNIQUE))('%s', async (constraint, [table, columns, unless]) => {
    const first: Row = ROWS[table](1)
    const other: Row = ROWS[table](2)
    const alike = { ...other, ...Object.fromEntries(columns.map((column) => [column, first[column]])) }
    expect(await outcomeOf(table, [first, alike])).toEqual({ code: '23505', constraint })
    // Nothing else of the two is alike, and one part of a longer key may be.
    expect(await outcomeOf(table, [first, other])).toBe('taken')
    if (unless) expect(await outcomeOf(table, [first, { ...alike, ...unless }])).toBe('taken')
  })
})

test.each(Object.entries(FOREIGN))(
  '%s refuses what refers to nothing',
  async (constraint, [table, wrong]) => {
    expect(await outcomeOf(table, [{ ...ROWS[table](1), ...wrong }])).toEqual({ code: '23503', constraint })
  },
)

test.each(Object.entries(CHECKED))('%s refuses what makes no sense', async (constraint, [table, wrong]) => {
  expect(await outcomeOf(table, [{ ...ROWS[table](1), ...wrong }])).toEqual({ code: '23514', constraint })
})

test('every unique index, exclusion constraint and foreign key has a case here', async () => {
  const { rows } = await owner.query<{ name: string }>(
    `select relname as name from pg_index join pg_class on oid = indexrelid
       where (indisunique or indisexclusion) and relnamespace = current_schema()::regnamespace
     union all select conname from pg_constraint
       where contype = 'f' and connamespace = current_schema()::regnamespace and conparentid = 0`,
  )
  const cases = [...Object.keys(UNIQUE), ...Object.keys(FOREIGN)]
  expect(rows.map(({ name }) => name).toSorted()).toEqual(cases.toSorted())
})
