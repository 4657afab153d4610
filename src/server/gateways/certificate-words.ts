import type { CONSTRUCTIONS, HEATINGS } from '#shared/advert/law-options.ts'
import { isObject } from '#shared/values/is-object.ts'
import type { Fields } from './provider-fields.ts'

/** What a certificate tells of a home besides its ratings, as the answers for rule L20. What it leaves open is absent. */
export interface CertifiedHome {
  readonly heating?: (typeof HEATINGS)[number]['id']
  readonly construction?: (typeof CONSTRUCTIONS)[number]['id']
}

/** The first that fits counts: 'Community heat pump', 'Air source heat pump, radiators, electric'. */
const HEATING_WORDS = [
  [/^community\b/, 'communal'],
  [/\bheat pumps?\b/, 'heat-pump'],
  [/^no system present\b/, 'none'],
  [/^(?:boiler|warm air)\b[^,]*, mains gas$/, 'gas-central'],
  [/^[^,]*, oil$/, 'oil'],
  [/^[^,]*, (?:lpg|bottled gas)$/, 'lpg'],
  [
    /^[^,]*, (?:(?:house )?coal|anthracite|smokeless fuel|wood (?:logs|chips|pellets)|dual fuel\b[^,]*)$/,
    'solid-fuel',
  ],
  [/^electric\b[^,]*$|^[^,]*, electric$/, 'electric'],
] as const

/** Cavity walls, system builds and cob are not among the answers, and a measured wall says nothing of what it is made of. */
const WALL_WORDS = [
  [/^solid brick\b/, 'brick'],
  [/^(?:sandstone|limestone|granite|whinstone)\b/, 'stone'],
  [/^timber frame\b/, 'timber-frame'],
] as const

/**
 * Reads the descriptions of `main_heating` and `walls`, lists of `{ description }`, each a text or `{ value }`
 * (https://github.com/communitiesuk/epb-data-warehouse, spec/fixtures/json_samples). Several kinds, and words that are not known here, Welsh ones
 * too, tell nothing.
 */
export function certifiedHome(certificate: Fields): CertifiedHome {
  const heating = toldBy(certificate['main_heating'], HEATING_WORDS)
  const construction = toldBy(certificate['walls'], WALL_WORDS)
  return { ...(heating !== null && { heating }), ...(construction !== null && { construction }) }
}

function toldBy<Id extends string>(list: unknown, words: readonly (readonly [RegExp, Id])[]): Id | null {
  if (!Array.isArray(list)) return null
  const told = new Set(
    list.map((one: unknown) => {
      const text = descriptionOf(one)
      return words.find(([pattern]) => pattern.test(text))?.[1] ?? null
    }),
  )
  const [only = null] = told
  return told.size === 1 ? only : null
}

/** Longer than any. */
const LONGEST = 300

function descriptionOf(one: unknown): string {
  const description = isObject(one) ? one['description'] : null
  const text = isObject(description) ? description['value'] : description
  return typeof text === 'string' ? text.slice(0, LONGEST).trim().toLowerCase() : ''
}
