import { type AppType, blocksFor, fieldsIn } from '../form/block.ts'
import type { Field } from '../form/field.ts'
import { UNITED_KINGDOM } from '../values/country.ts'
import { TITLES } from '../values/titles.ts'
import { type Claim, optionsWith } from './claims.ts'
import { COUNTIES, COUNTRIES } from './counties.ts'
import { EPC_BANDS } from './epc-band.ts'
import * as law from './law-options.ts'
import { LIMITS } from './limits.ts'
import { MARKETING_OPTIONS, type NotOffered } from './marketing-options.ts'
import * as options from './options.ts'
import { ADVERT_PAGE } from './page.ts'

const LISTS = {
  app_types: options.APP_TYPES,
  user_agent: options.USER_AGENT,
  property_type_labels: options.PROPERTY_TYPE_LABELS,
  property_types: options.PROPERTY_TYPES,
  house_types: options.HOUSE_TYPES,
  flat_types: options.FLAT_TYPES,
  price_types: options.PRICE_TYPES,
  price_frequencies: options.PRICE_FREQUENCIES,
  tenure_types: options.TENURE_TYPES,
  rental_types: options.RENTAL_TYPES,
  parking_types: options.PARKING_TYPES,
  accessible_features: options.ACCESSIBLE_FEATURES,
  contact_preferences: options.CONTACT_PREFERENCES,
  epc_answers: options.EPC_ANSWERS,
  found_epc_answers: options.FOUND_EPC_ANSWERS,
  publish_dates: options.PUBLISH_DATES,
  council_tax_bands: law.COUNCIL_TAX_BANDS,
  constructions: law.CONSTRUCTIONS,
  supplies: law.SUPPLIES,
  sewerage: law.SEWERAGE,
  heatings: law.HEATINGS,
  broadband_types: law.BROADBAND_TYPES,
  mobile_coverages: law.MOBILE_COVERAGES,
  flood_risks: law.FLOOD_RISKS,
  coalfields: law.COALFIELDS,
  known_matters: law.KNOWN_MATTERS,
  possession_grounds: law.POSSESSION_GROUNDS,
  home_reports: law.HOME_REPORTS,
  epc_exemptions: law.EPC_EXEMPTIONS,
  yes_no: options.YES_NO,
  yes_no_text: options.YES_NO_TEXT,
  titles: TITLES,
} as const

/** The `constants` of get-initial-data. Prices in pence, number lists as bounds; what cannot be bought now has its reason. */
export function constantsFor(appType: AppType, claims: readonly Claim[], notOffered: NotOffered) {
  return {
    ...LISTS,
    counties: COUNTIES.map(({ id, group }) => ({ id, label: id, country: group })),
    countries: COUNTRIES,
    numbers: {
      bedrooms: LIMITS.bedrooms,
      bathrooms: LIMITS.bathrooms,
      receptions: LIMITS.receptions,
      years: LIMITS.leaseYears,
    },
    marketing_options: MARKETING_OPTIONS.filter(({ soldFor }) =>
      (soldFor as readonly string[]).includes(appType),
    ).map((option) => ({
      ...option,
      available: notOffered[option.id] === undefined,
      unavailable_reason: notOffered[option.id] ?? null,
    })),
    claims: claims.map((claim) => ({
      id: claim.id,
      text: claim.text,
      crossed_out: claim.crossedOut ?? null,
      options: optionsWith(claim, appType).map(({ id }) => id),
    })),
    epc_bands: EPC_BANDS,
    limits: LIMITS,
    country: UNITED_KINGDOM,
    dial_code: '+44',
    blocks: blocksFor(ADVERT_PAGE, appType).map((block) => ({
      name: block.name,
      title: block.title,
      group: block.group ?? null,
      fields: fieldsIn(block).map(([name, field]) => describe(name, field)),
    })),
  }
}

function describe(name: string, { label, question, hint, kind, optional }: Field) {
  return { name, label, question, hint: hint ?? null, kind, optional: optional === true }
}
