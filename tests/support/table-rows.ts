export type Row = Readonly<Record<string, unknown>>

export const AT = '2026-11-21T12:00:00Z'
export const uuid = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
export const hex = (n: number): string => String(n).padStart(32, '0')
export const bytes = (n: number): Buffer => Buffer.alloc(32, n)
/** Of the rows in `PARENTS`, which every other row may refer to. */
export const parent = (n: number): number => n + 10

/** The row of `PARENTS` that a row refers to, or, of those themselves, their own. */
const ref = (n: number): number => (n > 10 ? n : parent(n))
const advert = (n: number): string => `advert${String(n).padStart(2, '0')}`
export const privacyNumber = (n: number): string => `+441632960${String(n).padStart(3, '0')}`

/** A row that its table takes; no two numbers share the value of a column that some index keeps apart. */
export const ROWS = {
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
    app_type: 'sell', state: 'withdrawn', live_from: '2026-11-21', published_at: AT, updated_at: AT, draft_version: 1, answers: '{}',
    street: 'Mill Lane', town: 'York', district: 'YO1', place: 'york', marketing_option: 'none',
  }),
  // An advert that is live has its row already.
  found_adverts: (n) => ({ listing_id: advert(parent(n)), app_type: 'sell', live_from: '2026-11-21', published_at: AT, words: '', home: advert(parent(n)) }),
  agencies: (n) => ({ id: uuid(n), account_id: uuid(n > 10 ? n : parent(n + 2)), name: 'Northgate', created_at: AT }),
  agency_people: (n) => ({ account_id: uuid(parent(n)), agency_id: uuid(parent(1)), role: 'owner', joined_at: AT }),
  agency_invitations: (n) => ({
    id: uuid(n), agency_id: uuid(parent(1)), email: `p${n}@example.org`, role: 'reader', invited_at: AT, expires_at: AT, token_hash: bytes(n),
  }),
  agency_branches: (n) => ({ agency_id: uuid(parent(1)), branch: `b${n}`, enquiries_email: 'b1@example.org' }),
  feed_import_rows: (n) => ({ import_id: uuid(parent(1)), row: n, ref: `ref ${n}`, outcome: 'created' }),
  feed_faults: (n) => ({ agency_id: uuid(parent(1)), branch: 'b1', ref: `ref ${n}`, message: '', refused_at: AT }),
  feeds: (n) => ({
    id: uuid(n), agency_id: uuid(parent(n > 10 ? n - 10 : n)), branch: `b${n}`, format: 'rtdf', secret_hash: bytes(n),
    old_secret_hash: bytes(n + 100), old_secret_until: AT, created_at: AT,
  }),
  feed_adverts: (n) => ({
    number: n, agency_id: uuid(parent(1)), branch: 'b1', app_type: 'sell', ref: `ref ${n}`, listing_id: advert(n > 10 ? n : parent(n + 2)),
    state: 'live', content_hash: bytes(n), format: 'rtdf', original: '{}', facts: '{}', home_key: `home ${n}`, changed_at: AT,
  }),
  feed_media: (n) => ({ advert: n > 10 ? n : parent(1), url: `https://x.example/${n}.jpg`, place: n }),
  feed_imports: (n) => ({ id: uuid(n), feed_id: uuid(parent(1)), received_at: AT, is_dry_run: false }),
  feed_import_parts: (n) => ({ import_id: uuid(parent(n)), place: n, bytes: Buffer.alloc(0) }),
  feed_import_refusals: (n) => ({ import_id: uuid(parent(n)), row: n, code: 'GP_ROW', message: '' }),
  feed_pictures: (n) => ({
    import_id: uuid(parent(n)), name: `photos/${n}.jpg`, base: `${n}.jpg`, agency_id: uuid(parent(1)), branch: 'b1', content_hash: bytes(n),
  }),
  feed_picture_files: (n) => ({ agency_id: uuid(parent(1)), branch: 'b1', content_hash: bytes(n), size: n, sent_at: AT }),
  feed_picture_parts: (n) => ({ agency_id: uuid(parent(1)), branch: 'b1', content_hash: bytes(parent(n)), place: n, bytes: Buffer.alloc(0) }),
  feed_import_pictures: (n) => ({ import_id: uuid(parent(n)), row: n, name: '', message: 'a.jpg' }),
  feed_calls: (n) => ({ id: n, feed_id: uuid(parent(1)), called_at: AT, kind: 'list', outcome: 'listed', notes: '[]' }),
  api_keys: (n) => ({
    id: uuid(n), agency_id: uuid(parent(1)), name: 'Website', scopes: ['adverts:read'], key_hash: bytes(n), made_at: AT,
  }),
  api_answers: (n) => ({ key_id: uuid(parent(n)), idempotency_key: `call ${n}`, call_hash: bytes(n), begun_at: AT }),
  api_photos: (n) => ({
    number: n, photo_id: hex(parent(n)), agency_id: uuid(parent(1)), branch: 'b1', bytes: 1, uploaded_at: AT,
  }),
  agency_enquiries: (n) => ({
    id: n, send_key: `enquiry ${n}`, agency_id: uuid(parent(1)), branch: 'b1', advert: parent(1), received_at: AT, kept_until: AT,
    name: 'Sam', email: 'sam@example.org', phone: '', message: '',
  }),
  portals: (n) => ({
    id: uuid(n), agency_id: uuid(parent(1)), name: 'Homefinder', format: 'zoopla', url: 'https://portal.example', their_branch: 'leeds',
    proof: 'bearer', secret: bytes(n), created_at: AT,
  }),
  portal_adverts: (n) => ({ portal_id: uuid(parent(n)), listing_id: `advert0${n}`, app_type: 'sell' }),
  portal_consents: (n) => ({
    id: n, portal_id: uuid(parent(n)), listing_id: advert(parent(n)), version: '2026-11-23', agreed_at: AT,
  }),
  portal_calls: (n) => ({
    id: n, portal_id: uuid(parent(1)), called_at: AT, kind: 'send', listing_id: 'advert01', outcome: 'taken', notes: '[]',
  }),
  web_hooks: (n) => ({
    id: uuid(n), agency_id: uuid(parent(1)), url: 'https://program.example', events: ['enquiry.received'], secret: bytes(n),
    created_at: AT,
  }),
  web_hook_events: (n) => ({
    number: n, web_hook_id: uuid(parent(1)), id: uuid(n), type: 'test', happened_at: AT, data: '{}', once_key: `event ${n}`,
  }),
  advert_reports: (n) => ({ id: n, listing_id: 'advert11', reason: 'It is mine.', reported_at: AT }),
  audit: (n) => ({ id: n, done_at: AT, who: 'command line', act: 'end', subject_kind: 'discount', subject: 'CODE', why: '' }),
  confirmed_phones: (n) => ({ account_id: uuid(parent(n)), phone: `+44770090${String(n).padStart(4, '0')}`, confirmed_at: AT }),
  contested_texts: (n) => ({
    id: uuid(n), account_id: uuid(parent(n)), draft_uuid: uuid(n), app_type: 'let', nation: 'england', field: 'summary', text: 'No DSS',
    digest: bytes(n), findings: '[]', contested_at: AT,
  }),
  down_times: (n) => ({ listing_id: advert(parent(n)), down_at: `2026-11-2${n}` }),
  discount_codes: (n) => ({ code: `CODE-${n}`, kind: 'amount', value: 100, most_uses: 1, starts_at: AT, created_at: AT }),
  known_devices: (n) => ({ account_id: uuid(parent(n)), device_hash: bytes(n), last_used_at: AT }),
  law_notices: (n) => ({
    listing_id: advert(parent(n)), rule: 'L2', field: 'propertyDss', begins_on: '2026-05-01', stage: '30', told_at: AT,
  }),
  listing_photos: (n) => ({ listing_id: `advert${parent(n)}`, photo_id: hex(parent(n)) }),
  live_addresses: (n) => ({ key: `home ${n}`, draft_uuid: uuid(n), claimed_at: AT }),
  migrations: (n) => ({ name: `00${n}.sql`, checksum: '' }),
  moved_owners: (n) => ({ from_key: bytes(n), to_key: bytes(n), moved_at: AT }),
  orders: (n) => ({
    id: uuid(n), draft_uuid: uuid(n), owner_key: bytes(n), account_id: uuid(parent(1)), state: 'open', marketing_option: 'Gold-Package',
    list_pence: 100, draft_version: 1, address_type: 'orphan', blocks: '{}', provider: 'stripe', transaction_id: `cs_${n}`,
    created_at: AT, expires_at: AT,
  }),
  payment_alerts: (n) => ({ id: n, kind: 'amount', transaction_id: `cs_${n}`, detail: '', raised_at: AT }),
  payment_events: (n) => ({ id: `evt_${n}`, type: 'checkout.session.completed', received_at: AT }),
  phone_codes: (n) => ({
    account_id: uuid(parent(n)), purpose: 'account', phone: '+447700900000', code_hash: bytes(n), tries_left: 5, expires_at: AT,
  }),
  receipts: (n) => ({
    id: uuid(n), listing_id: advert(parent(n)), number: n, made_at: AT, record: '{}', digest: bytes(n), signature: 'a.b.c',
  }),
  refunds: (n) => ({
    id: uuid(n), order_id: uuid(parent(n)), for_order: uuid(parent(n)), pence: 100, kind: 'whole', state: 'asked', provider_id: `re_${n}`,
    asked_at: AT,
  }),
  remembered_lookups: (n) => ({ name: `postcode ${n}`, answer: '[]', kept_until: AT, asked_until: AT, failed_until: AT }),
  sandbox_messages: (n) => ({ id: `sms ${n}`, kind: 'sms', recipient: '+447700900000', subject: '', body: '', sent_at: AT }),
  sandbox_payments: (n) => ({
    id: `sandbox ${n}`, order_id: uuid(n), pence: 100, currency: 'GBP', state: 'open', created_at: AT, expires_at: AT,
  }),
  sandbox_refunds: (n) => ({
    id: `refund ${n}`, refund_id: uuid(n), payment_id: `sandbox ${parent(n)}`, pence: 100, made_at: AT,
  }),
  secret_keys: (n) => ({ name: `key ${n}`, key: bytes(n) }),
  sessions: (n) => ({
    token_hash: bytes(n), account_id: uuid(parent(n)), remembered: false, created_at: AT, last_used_at: AT, expires_at: AT,
  }),
  single_use_links: (n) => ({ token_hash: bytes(n), purpose: 'reset', account_id: uuid(parent(n)), expires_at: AT }),
  social_identities: (n) => ({ provider: 'google', subject: `person ${n}`, account_id: uuid(parent(n)), linked_at: AT }),
  staff: (n) => ({ id: uuid(n), email: `staff${n}@example.org`, totp_key: Buffer.alloc(48), invited_at: AT }),
  staff_invitations: (n) => ({ token_hash: bytes(n), staff_id: uuid(parent(n)), expires_at: AT }),
  staff_recovery_codes: (n) => ({ staff_id: uuid(parent(n)), code_hash: bytes(n) }),
  staff_browsers: (n) => ({ staff_id: uuid(parent(n)), token_hash: bytes(n), last_used_at: AT }),
  staff_sessions: (n) => ({
    token_hash: bytes(n), staff_id: uuid(parent(n)), created_at: AT, last_used_at: AT, expires_at: AT,
  }),
  support_cases: (n) => ({
    number: `C-0000-000${n}`, topic: 'other', name: 'Sam', email: 'sam@example.org', message: 'Hello', about: '', received_at: AT,
    request_hash: bytes(n),
  }),
  used_identity_tokens: (n) => ({ token_hash: bytes(n), used_at: AT }),
  used_limits: (n) => ({ name: `drafts 192.0.2.${n}`, used: 1, ends_at: AT }),
  // Those that others refer to are of another kind, free, or given back: they keep nothing apart.
  entitlements: (n) => ({
    id: n, order_id: uuid(ref(n)), listing_id: advert(ref(n)), kind: n > 10 ? 'privacy-number' : 'facebook-promotion',
    quantity: 1, state: 'waiting',
  }),
  facebook_posts: (n) => ({ entitlement_id: ref(n), url: `https://www.facebook.com/${n}`, posted_at: AT }),
  privacy_numbers: (n) => ({
    number: privacyNumber(n), provider: 'sandbox', provider_sid: `PN${n}`, state: n > 10 ? 'free' : 'leased',
    listing_id: n > 10 ? null : advert(parent(n)),
  }),
  privacy_number_leases: (n) => ({
    id: n, number: privacyNumber(ref(n)), listing_id: advert(ref(n)), entitlement_id: ref(n), leased_from: AT,
    leased_until: n > 10 ? AT : null,
  }),
  privacy_calls: (n) => ({ provider_id: `CA${n}`, lease_id: ref(n), called_at: AT }),
  tenant_references: (n) => ({
    id: uuid(n), entitlement_id: ref(n), level: 'basic', state: 'asked', applicant_name: 'Sam', applicant_email: 'sam@example.org',
    asked_at: AT,
  }),
  tenant_reference_confirmations: (n) => ({ reference_id: uuid(parent(n)), role: 'employer' }),
  tenant_reference_links: (n) => ({ token_hash: bytes(n), reference_id: uuid(parent(n)), role: 'applicant' }),
  sandbox_calls: (n) => ({ id: `CA${n}`, caller: '', called: '', called_at: AT }),
} as const satisfies Readonly<Record<string, (n: number) => Row>> // biome-ignore format: a table
export type Table = keyof typeof ROWS
export const PARENTS = [
  'accounts',
  'drafts',
  'photos',
  'listings',
  'orders',
  'sandbox_payments',
  'staff',
  'agencies',
  'feeds',
  'feed_imports',
  'feed_picture_files',
  'feed_adverts',
  'portals',
  'web_hooks',
  'api_keys',
  'entitlements',
  'tenant_references',
  'privacy_numbers',
  'privacy_number_leases',
] as const
