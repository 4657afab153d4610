import type { CountryName } from '#shared/advert/counties.ts'

interface Named {
  /** RTDF's. */
  readonly code: number
  readonly name: string
}

const named = (...all: readonly (readonly [number, string])[]): readonly Named[] =>
  all.map(([code, name]) => ({ code, name }))

/** Zoopla's words for RTDF's codes. Of two words for one code the first is written; of two codes for one word the first is read. */
export const ZOOPLA_KINDS = named(
  [4, 'detached'],
  [3, 'semi_detached'],
  [1, 'terraced'],
  [12, 'bungalow'],
  [28, 'flat'],
  [11, 'maisonette'],
  [9, 'studio'],
  [2, 'end_terrace'],
  [5, 'mews'],
  [13, 'terraced_bungalow'],
  [14, 'semi_detached_bungalow'],
  [15, 'detached_bungalow'],
  [21, 'link_detached'],
  [22, 'town_house'],
  [23, 'cottage'],
  [24, 'chalet'],
  [27, 'villa'],
  [30, 'finca'],
  [43, 'barn_conversion'],
  [50, 'park_home'],
  [52, 'farmhouse'],
  [53, 'equestrian'],
  [62, 'longere'],
  [92, 'chateau'],
  [113, 'country_house'],
  [118, 'lodge'],
  [140, 'riad'],
  [141, 'houseboat'],
  [143, 'block_of_flats'],
  [20, 'land'],
  [45, 'parking'],
  [80, 'restaurant'],
  [137, 'retail'],
  [178, 'office'],
  [202, 'hotel'],
  [211, 'pub_bar'],
  [259, 'farm'],
  [253, 'business_park'],
  [253, 'industrial'],
  [253, 'leisure'],
  [253, 'light_industrial'],
  [253, 'warehouse'],
)

/** The statuses of a sale and of a letting; those of 'sold' and 'let' are not advertised any more. */
export const ZOOPLA_STATUSES = {
  sell: named(
    [1, 'available'],
    [2, 'sold_subject_to_contract'],
    [4, 'under_offer'],
    [2, 'sold'],
    [3, 'sold_subject_to_contract'],
    [5, 'under_offer'],
  ),
  let: named([1, 'available'], [6, 'let_agreed'], [6, 'under_offer'], [6, 'let']),
} as const
export const ZOOPLA_GONE: ReadonlySet<string> = new Set(['sold', 'let'])

export const ZOOPLA_PRICE_WORDS = named(
  [1, 'price_on_application'],
  [1, 'non_quoting'],
  [2, 'guide_price'],
  [3, 'fixed_price'],
  [4, 'offers_over'],
  [5, 'offers_in_the_region_of'],
  [6, 'sale_by_tender'],
  [7, 'from'],
)

/** The price is one of a share. */
export const ZOOPLA_SHARES = named(
  [9, 'shared_ownership'],
  [11, 'part_buy_part_rent'],
  [12, 'shared_equity'],
  [14, 'equity_loan'],
)

/** As RTDF counts rents: payments a year. */
export const ZOOPLA_FREQUENCIES = named(
  [12, 'per_month'],
  [52, 'per_week'],
  [4, 'per_quarter'],
  [1, 'per_year'],
  [52, 'per_person_per_week'],
)
export const ZOOPLA_PER_PERSON = 'per_person_per_week'

/** It has no commonhold. */
export const ZOOPLA_TENURES = named(
  [1, 'freehold'],
  [2, 'leasehold'],
  [3, 'feudal'],
  [5, 'share_of_freehold'],
)

/** The others travel as a feature. */
export const ZOOPLA_PARKING = named(
  [16, 'single_garage'],
  [16, 'double_garage'],
  [19, 'off_street_parking'],
  [17, 'off_street_parking'],
  [18, 'off_street_parking'],
  [22, 'residents_parking'],
)

export const ZOOPLA_FURNISHED = named(
  [0, 'furnished'],
  [1, 'part_furnished'],
  [2, 'unfurnished'],
  [4, 'furnished_or_unfurnished'],
)

export const ZOOPLA_MEDIA = named(
  [1, 'image'],
  [2, 'floor_plan'],
  [2, 'site_plan'],
  [3, 'brochure'],
  [3, 'document'],
  [3, 'home_pack'],
  [4, 'virtual_tour'],
  [5, 'audio_tour'],
  [6, 'epc_report'],
  [7, 'epc_graph'],
)

/** Why it is deleted. */
export const ZOOPLA_REASONS = named(
  [9, 'withdrawn'],
  [11, 'offer_accepted'],
  [7, 'exchanged'],
  [7, 'completed'],
  [12, 'let'],
)

export const ZOOPLA_BILLS = [
  'electricity',
  'gas',
  'internet',
  'satellite_cable_tv',
  'telephone',
  'tv_licence',
  'water',
]

export const ZOOPLA_NATIONS: Readonly<Record<CountryName, string>> = {
  England: 'GB-ENG',
  Wales: 'GB-WLS',
  Scotland: 'GB-SCT',
  'Northern Ireland': 'GB-NIR',
}

/** What is written for a code. */
export const nameOf = (table: readonly Named[], code: unknown): string | undefined =>
  table.find((one) => one.code === code)?.name

/** What is read of a word. */
export const codesByName = (table: readonly Named[]): ReadonlyMap<string, number> =>
  new Map(table.toReversed().map(({ code, name }) => [name, code]))
