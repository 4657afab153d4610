/** What a law or a buyer asks of some homes. Codes are texts, because each may also be in the owner's own words. */
const NOT_KNOWN = { id: 'not-known', label: 'I don’t know' } as const
const NONE_KNOWN = { id: 'none-known', label: 'None that I know of' } as const

/** Answers that tell nobody anything. */
export const isNotKnown = (value: unknown): boolean => value === NOT_KNOWN.id

export const COUNCIL_TAX_BANDS = [
  { id: 'A', label: 'A' },
  { id: 'B', label: 'B' },
  { id: 'C', label: 'C' },
  { id: 'D', label: 'D' },
  { id: 'E', label: 'E' },
  { id: 'F', label: 'F' },
  { id: 'G', label: 'G' },
  { id: 'H', label: 'H' },
  { id: 'I', label: 'I (in Wales)' },
  NOT_KNOWN,
] as const

export const CONSTRUCTIONS = [
  { id: 'brick', label: 'Brick' },
  { id: 'stone', label: 'Stone' },
  { id: 'timber-frame', label: 'Timber frame' },
  { id: 'steel-frame', label: 'Steel frame' },
  { id: 'concrete', label: 'Concrete' },
  NOT_KNOWN,
] as const

export const SUPPLIES = [
  { id: 'mains', label: 'Mains' },
  { id: 'private', label: 'Private' },
  { id: 'none', label: 'None' },
  NOT_KNOWN,
] as const

export const SEWERAGE = [
  { id: 'mains', label: 'Mains' },
  { id: 'septic-tank', label: 'Septic tank' },
  { id: 'treatment-plant', label: 'Treatment plant' },
  { id: 'cesspit', label: 'Cesspit' },
  NOT_KNOWN,
] as const

export const HEATINGS = [
  { id: 'gas-central', label: 'Gas central heating' },
  { id: 'oil', label: 'Oil' },
  { id: 'lpg', label: 'LPG' },
  { id: 'electric', label: 'Electric' },
  { id: 'heat-pump', label: 'Heat pump' },
  { id: 'solid-fuel', label: 'Solid fuel' },
  { id: 'communal', label: 'Communal' },
  { id: 'none', label: 'None' },
  NOT_KNOWN,
] as const

export const BROADBAND_TYPES = [
  { id: 'fttp', label: 'Fibre to the home' },
  { id: 'fttc', label: 'Fibre to the cabinet' },
  { id: 'cable', label: 'Cable' },
  { id: 'adsl', label: 'Copper (ADSL)' },
  { id: 'wireless', label: 'Wireless' },
  { id: 'satellite', label: 'Satellite' },
  { id: 'none', label: 'None' },
  NOT_KNOWN,
] as const

export const MOBILE_COVERAGES = [
  { id: 'good', label: 'Good' },
  { id: 'variable', label: 'Variable' },
  { id: 'poor', label: 'Poor' },
  { id: 'none', label: 'None' },
  NOT_KNOWN,
] as const

export const FLOOD_RISKS = [
  { id: 'very-low', label: 'Very low' },
  { id: 'low', label: 'Low' },
  { id: 'medium', label: 'Medium' },
  { id: 'high', label: 'High' },
  NOT_KNOWN,
] as const

export const COALFIELDS = [{ id: 'yes', label: 'Yes' }, { id: 'no', label: 'No' }, NOT_KNOWN] as const

export const KNOWN_MATTERS = [NONE_KNOWN, NOT_KNOWN] as const

/** Housing Act 1988, Schedule 2. */
export const POSSESSION_GROUNDS = [
  { id: 'none', label: 'No' },
  { id: '1', label: 'Yes, on ground 1: we’re moving in' },
  { id: '1A', label: 'Yes, on ground 1A: to sell the home' },
] as const

export const HOME_REPORTS = [
  { id: 'ready', label: 'Yes' },
  { id: 'not-ready', label: 'No, not yet' },
  {
    id: 'exempt',
    label: 'The home needs none',
    hint: 'For example, a new home that is sold for the first time.',
  },
] as const

export const EPC_EXEMPTIONS = [
  { id: 'to-be-demolished', label: 'It will be demolished' },
  { id: 'protected-building', label: 'It’s a protected building' },
  { id: 'temporary-building', label: 'It’s a temporary building' },
  { id: 'under-50-m2', label: 'It stands alone and is smaller than 50 m²' },
] as const
