import type { MarketingOptionId } from '#shared/advert/marketing-options.ts'
import { PER_MONTH, PER_WEEK } from '#shared/advert/options.ts'
import type { OwnListing } from '#shared/api/own-listing.ts'
import type { AppType } from '#shared/form/block.ts'
import { today } from '#shared/values/iso-date.ts'
import type { Database } from '../db/pool.ts'
import { optionOf } from './publication-dates.ts'

/** An owner's published adverts, the one published first last. */
export type OwnListingsOf = (ownerKey: Buffer, at: Date) => Promise<readonly OwnListing[]>

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
  readonly option: MarketingOptionId
  readonly has_changes: boolean
}

const MOST = 200

function frequencyOf(answer: string | null): OwnListing['priceFrequency'] {
  if (answer === String(PER_MONTH)) return 'month'
  return answer === String(PER_WEEK) ? 'week' : null
}

const FIND = {
  name: 'listings-own',
  text: `select listings.id, draft_uuid as uuid, listings.app_type, state, to_char(live_from, 'YYYY-MM-DD') as live_from,
      answers::json -> 'files_uploaded' -> 0 ->> 'url' as photo,
      coalesce(json_array_length(answers::json -> 'files_uploaded'), 0) as photos,
      answers::json ->> case listings.app_type when 'sell' then 'sellingPrice' else 'rentAmount' end as price,
      case listings.app_type when 'let' then answers::json ->> 'priceFrequency' end as price_frequency,
      answers::json ->> 'summary' as summary,
      case when option_ends_at <= $2 then 'none' else marketing_option end as option,
      coalesce(drafts.version > listings.draft_version, false) as has_changes
    from listings left join drafts on drafts.uuid = listings.draft_uuid
    where listings.owner_key = $1 order by published_at desc, listings.id limit ${MOST}`,
}

export function ownListingsStore(database: Database): OwnListingsOf {
  return async (ownerKey, at) => {
    const { rows } = await database.query<Row>({ ...FIND, values: [ownerKey, at] })
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
      option: optionOf(row.option).label,
      hasChanges: row.has_changes,
    }))
  }
}
