import { type Entitlement, OVER } from '#shared/advert/entitlement.ts'
import type { MarketingOptionId } from '#shared/advert/marketing-options.ts'
import { PER_MONTH, PER_WEEK } from '#shared/advert/options.ts'
import type { OwnListing, OwnPhone } from '#shared/api/own-listing.ts'
import type { AppType } from '#shared/form/block.ts'
import { today } from '#shared/values/iso-date.ts'
import { lastDayOf } from '#shared/values/london-day.ts'
import { formatPhoneNumber, normalisePhoneNumber } from '#shared/values/phone-number.ts'
import { CONFIRMED_PHONES } from '../../db/confirmed-phones.ts'
import { entitlementsOf } from '../../db/entitlement-list.ts'
import type { Database } from '../../db/pool.ts'
import { callsOf } from '../../db/privacy-calls.ts'
import { boughtWith, NOTHING_BOUGHT } from './bought-store.ts'
import { optionOf } from './publication-dates.ts'

/** Newest first. Without what a feed sends, which is changed where it comes from. */
export type OwnListingsOf = (
  ownerKey: Buffer,
  at: Date,
) => Promise<readonly Omit<OwnListing, 'law' | 'portals'>[]>

interface Row {
  readonly id: string
  readonly uuid: string
  readonly app_type: AppType
  readonly state: 'live' | 'withdrawn' | 'removed'
  readonly live_from: string
  readonly photo: string | null
  readonly photos: number
  readonly price: string | null
  readonly price_frequency: string | null
  readonly summary: string | null
  readonly street: string
  readonly town: string
  readonly option: MarketingOptionId
  readonly option_ends_at: Date | null
  readonly has_changes: boolean
  readonly own_phone: OwnPhone
  readonly has_phone: boolean
  readonly phone: string | null
  readonly confirmed: readonly string[]
}

const MOST = 200

function frequencyOf(answer: string | null): OwnListing['priceFrequency'] {
  if (answer === String(PER_MONTH)) return 'month'
  return answer === String(PER_WEEK) ? 'week' : null
}

/** Whoever bought a privacy number and has none any more is shown by no number until they decide. */
function hasToDecide({ has_phone }: Row, entitlements: readonly Entitlement[]): boolean {
  const numbers = entitlements.filter(({ kind }) => kind === 'privacy-number')
  const isOver = numbers.every(({ state }) => OVER.includes(state))
  return has_phone && numbers.length > 0 && isOver
}

/** Nobody sees it before. */
function phoneToConfirm(
  { has_phone, phone, confirmed }: Row,
  entitlements: readonly Entitlement[],
): string | null {
  const isReplaced = entitlements.some(({ kind }) => kind === 'privacy-number')
  if (!has_phone || phone === null || isReplaced) return null
  const number = normalisePhoneNumber(phone)
  return confirmed.includes(number) ? null : formatPhoneNumber(number)
}

const FIND = {
  name: 'listings-own',
  text: `select l.id, draft_uuid as uuid, l.app_type, state, to_char(live_from, 'YYYY-MM-DD') as live_from,
      shown.photos -> 0 ->> 'url' as photo, jsonb_array_length(shown.photos) as photos,
      answers::json ->> case l.app_type when 'sell' then 'sellingPrice' else 'rentAmount' end as price,
      case l.app_type when 'let' then answers::json ->> 'priceFrequency' end as price_frequency,
      answers::json ->> 'summary' as summary, l.street, l.town,
      case when option_ends_at <= $2 then 'none' else marketing_option end as option,
      case when option_ends_at > $2 then option_ends_at end as option_ends_at,
      coalesce(drafts.version > l.draft_version, false) as has_changes, own_phone,
      coalesce(answers::json ->> 'contactPreference' <> 'email', false) as has_phone,
      answers::json ->> 'enquiryPhone' as phone, ${CONFIRMED_PHONES} as confirmed
    from listings l cross join lateral (
        select jsonb_path_query_array(answers::jsonb, '$.files_uploaded[*] ? (!exists(@.isPlan))') as photos) as shown
      left join drafts on drafts.uuid = l.draft_uuid
    where l.owner_key = $1 and not exists (select 1 from feed_adverts where listing_id = l.id) order by published_at desc, l.id limit ${MOST}`,
}

export function ownListingsStore(database: Database): OwnListingsOf {
  return async (ownerKey, at) => {
    const { rows } = await database.query<Row>({ ...FIND, values: [ownerKey, at] })
    const ids = rows.map(({ id }) => id)
    const [entitlements, calls, bought] = await Promise.all([
      entitlementsOf(database, ids, at),
      callsOf(database, ids),
      boughtWith(
        database,
        rows.map(({ uuid }) => uuid),
        at,
      ),
    ])
    return rows.map((row) => ({
      listing: row.id,
      uid: row.uuid,
      type: row.app_type,
      state: row.state === 'live' && row.live_from > today(at) ? 'scheduled' : row.state,
      liveFrom: row.live_from,
      photo: { url: row.photo },
      photoCount: row.photos,
      price: row.price === null ? null : Number(row.price),
      priceFrequency: frequencyOf(row.price_frequency),
      summary: row.summary ?? '',
      address: [row.street, row.town].filter(Boolean).join(', '),
      option: optionOf(row.option).label,
      optionUntil: row.option_ends_at === null ? null : lastDayOf(row.option_ends_at),
      hasChanges: row.has_changes,
      entitlements: entitlements.get(row.id) ?? [],
      calls: calls.get(row.id) ?? null,
      ...(bought.get(row.uuid) ?? NOTHING_BOUGHT),
      phoneToConfirm: phoneToConfirm(row, entitlements.get(row.id) ?? []),
      ownPhone: hasToDecide(row, entitlements.get(row.id) ?? []) ? row.own_phone : null,
    }))
  }
}
