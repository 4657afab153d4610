/** In characters, as the formats have them; a feature's also as we take it. */
export const LONGEST_FEATURE = 200
export const RTDF_CAPTION = 50
export const BLM_CAPTION = 20
export const BLM_TOUR = 200

/** What an owner can take away, and what of an advert each of them has no place for. */
export const EXPORT_FORMATS = [
  {
    id: 'pdf',
    label: 'PDF, to print',
    lacks: 'It shows your first photo only.',
  },
  {
    id: 'csv',
    label: 'CSV, for a spreadsheet',
    lacks: 'Photos are in it as links.',
  },
  {
    id: 'rtdf',
    label: 'RTDF, for software that sends to Rightmove',
    lacks: `It has no place for the key of an address you chose from a list, or for how to reach you. Its features, ten at most and each of up to ${LONGEST_FEATURE} characters, hold what has no field of its own, such as registration numbers. Captions end after ${RTDF_CAPTION} characters.`,
  },
  {
    id: 'blm',
    label: 'BLM with photos, for estate agents’ software',
    lacks: `As RTDF, with fewer fields of its own. Letters with accents lose them, captions end after ${BLM_CAPTION} characters, and a video tour whose address is longer than ${BLM_TOUR} characters is left out.`,
  },
  {
    id: 'zoopla',
    label: 'Zoopla listing',
    lacks: 'It has no place for commonhold, or for how to reach you.',
  },
  {
    id: 'jsonld',
    label: 'JSON-LD, for websites',
    lacks: 'It holds what your advert shows, so not the door number or whole postcode.',
  },
] as const

export type ExportFormat = (typeof EXPORT_FORMATS)[number]['id']

export const isExportFormat = (value: unknown): value is ExportFormat =>
  EXPORT_FORMATS.some(({ id }) => id === value)
