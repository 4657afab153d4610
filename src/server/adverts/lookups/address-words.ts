/** Street and building types with their usual abbreviations. 'ST' is street and saint: one line does not show which. */
const TYPES: Readonly<Record<string, readonly string[]>> = {
  ST: ['STREET', 'SAINT'], ROAD: ['RD'], AVENUE: ['AVE', 'AV'], LANE: ['LN', 'LA'], CLOSE: ['CL', 'CLO'], COURT: ['CT', 'CRT'],
  CRESCENT: ['CRES', 'CRESC', 'CR'], DRIVE: ['DR', 'DRV'], GARDENS: ['GDNS', 'GDS'], GROVE: ['GRV', 'GR', 'GRO'], PLACE: ['PL'],
  PARK: ['PK'], SQUARE: ['SQ'], TERRACE: ['TER', 'TERR', 'TCE'], BUILDING: ['BLDG'], BUILDINGS: ['BLDGS', 'BLDS'], MEWS: ['MWS'],
  COTTAGE: ['COTT'], COTTAGES: ['COTTS'], HOUSE: ['HSE', 'HO'], HOUSES: [], LODGE: ['LDG'], FARM: ['FM'], FARMHOUSE: [],
  BUNGALOW: ['BUNG'], BARN: [], BARNS: [], STABLE: [], STABLES: [], WALK: ['WLK'], WAY: ['WY'], YARD: ['YD'], VIEW: ['VW'], HILL: [],
  RISE: [], GREEN: ['GRN'], BOULEVARD: ['BLVD'], ESTATE: ['EST'], HEIGHTS: ['HTS'], MANSIONS: ['MANS'], VILLA: [], VILLAS: [],
  PARADE: ['PDE'], PASSAGE: [], QUAY: [], ROW: [], WHARF: [], GATE: [], CIRCUS: [], CHAMBERS: [], APARTMENTS: ['APTS'], TOWER: [],
  TOWERS: [], HALL: [], GRANGE: [], MILL: [], GARAGE: [], EXTENSION: [], COACHHOUSE: [],
} // biome-ignore format: a table

/** These tell neighbours of one name apart. */
const SIDES = [
  'NORTH', 'SOUTH', 'EAST', 'WEST', 'UPPER', 'LOWER', 'OLD', 'NEW', 'GREAT', 'LITTLE', 'HIGHER', 'NETHER', 'INNER', 'OUTER', 'MIDDLE',
] as const // biome-ignore format: a table

/** Each makes another name: 'High Street Mews', 'Old Mill House', 'Manor Farm Barn'. */
export const NAME_CHANGERS: ReadonlySet<string> = new Set([...Object.keys(TYPES), ...SIDES])

const SHORT_FORMS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(TYPES).flatMap(([word, forms]) => forms.map((form) => [form, word]))),
  NTH: 'NORTH', STH: 'SOUTH', UPR: 'UPPER', LWR: 'LOWER', GT: 'GREAT', LT: 'LITTLE', MT: 'MOUNT', MNR: 'MANOR',
  FLT: 'FLAT', APT: 'FLAT', APPT: 'FLAT', APARTMENT: 'FLAT', UNIT: 'FLAT', MAISONETTE: 'FLAT', STUDIO: 'FLAT', DUPLEX: 'FLAT',
  FLR: 'FLOOR', FL: 'FLOOR', GRND: 'GROUND', GRD: 'GROUND', BSMT: 'BASEMENT', ANNEX: 'ANNEXE', RM: 'ROOM',
  '1ST': 'FIRST', '2ND': 'SECOND', '3RD': 'THIRD', '4TH': 'FOURTH', '5TH': 'FIFTH', '6TH': 'SIXTH', '7TH': 'SEVENTH',
  '8TH': 'EIGHTH', '9TH': 'NINTH', '10TH': 'TENTH', '11TH': 'ELEVENTH', '12TH': 'TWELFTH',
} // biome-ignore format: a table

const LONG_FORMS: Readonly<Record<string, readonly string[]>> = {
  GFF: ['GROUND', 'FLOOR', 'FLAT'],
  FFF: ['FIRST', 'FLOOR', 'FLAT'],
  SFF: ['SECOND', 'FLOOR', 'FLAT'],
  LGF: ['LOWER', 'GROUND', 'FLOOR'],
  UGF: ['UPPER', 'GROUND', 'FLOOR'],
  // No help in identifying a home.
  THE: [],
}

/** It may be several words, or none. */
export const standardForm = (word: string): readonly string[] =>
  LONG_FORMS[word] ?? [SHORT_FORMS[word] ?? word]

/** Before 'floor' or 'flat' a place in a building; elsewhere words of names (First Avenue, Garden Road). */
export const POSITIONS: ReadonlySet<string> = new Set([
  'GROUND', 'FIRST', 'SECOND', 'THIRD', 'FOURTH', 'FIFTH', 'SIXTH', 'SEVENTH', 'EIGHTH', 'NINTH', 'TENTH', 'ELEVENTH', 'TWELFTH',
  'TOP', 'UPPER', 'LOWER', 'MIDDLE', 'RAISED', 'MEZZANINE', 'GARDEN', 'HALL', 'FRONT', 'BACK', 'LEFT', 'RIGHT',
]) // biome-ignore format: a table

/** Another home, wherever in the line they stand. */
export const PARTS_OF_A_HOUSE: ReadonlySet<string> = new Set([
  'BASEMENT', 'ATTIC', 'LOFT', 'REAR', 'ANNEXE', 'PENTHOUSE', 'ROOM', 'PLOT', 'BEDSIT', 'CELLAR',
  'UPSTAIRS', 'DOWNSTAIRS', 'OUTBUILDING', 'OUTBUILDINGS', 'ADJACENT', 'ADJOINING', 'ADJ', 'OPPOSITE', 'LAND',
]) // biome-ignore format: a table

/** Alone at a number they name another home: 'Coach House, 12 High Street', but not 'Rose Cottage, 12 High Street'. */
export const SETS_APART: ReadonlySet<string> = new Set([
  'COACH', 'COACHHOUSE', 'CARRIAGE', 'STABLE', 'STABLES', 'LODGE', 'GATEHOUSE', 'BUNGALOW', 'COTTAGE', 'BARN', 'MEWS', 'GARAGE',
  'GARAGES', 'OUTHOUSE', 'CHALET', 'CARAVAN', 'WORKSHOP', 'EXTENSION', 'UPPER', 'LOWER', 'GROUND', 'TOP', 'FRONT', 'BACK', 'LEFT',
  'RIGHT', 'MIDDLE',
]) // biome-ignore format: a table
/** These add nothing to such a name. */
export const FILLER_WORDS: ReadonlySet<string> = new Set([
  'HOUSE', 'AT', 'OF', 'TO', 'IN', 'BY', 'BEHIND', 'ABOVE', 'BELOW', 'OVER', 'NEXT', 'ADJACENT', 'ADJOINING', 'AND', 'OLD', 'NEW',
  'FORMER', 'PART', 'LEVEL', 'STOREY',
]) // biome-ignore format: a table

const NUMBER_WORDS = [
  'ONE', 'TWO', 'THREE', 'FOUR', 'FIVE', 'SIX', 'SEVEN', 'EIGHT', 'NINE', 'TEN', 'ELEVEN', 'TWELVE', 'THIRTEEN', 'FOURTEEN',
  'FIFTEEN', 'SIXTEEN', 'SEVENTEEN', 'EIGHTEEN', 'NINETEEN', 'TWENTY',
] // biome-ignore format: a table

/** 'TWO' → '2'; null if it is not a number up to twenty. */
export function numberOfWord(word: string): string | null {
  const index = NUMBER_WORDS.indexOf(word)
  return index < 0 ? null : String(index + 1)
}

/** Counties at the end of a line; Royal Mail no longer asks for them. */
const COUNTIES: ReadonlySet<string> = new Set([
  'AVON', 'BEDFORDSHIRE', 'BERKSHIRE', 'BUCKINGHAMSHIRE', 'CAMBRIDGESHIRE', 'CHESHIRE', 'CLEVELAND', 'CLWYD', 'CORNWALL',
  'COUNTY DURHAM', 'CUMBRIA', 'DERBYSHIRE', 'DEVON', 'DORSET', 'DYFED', 'EAST SUSSEX', 'ESSEX', 'GLOUCESTERSHIRE', 'GREATER LONDON',
  'GREATER MANCHESTER', 'GWENT', 'GWYNEDD', 'HAMPSHIRE', 'HEREFORDSHIRE', 'HERTFORDSHIRE', 'ISLE OF WIGHT', 'KENT', 'LANCASHIRE',
  'LEICESTERSHIRE', 'LINCOLNSHIRE', 'MERSEYSIDE', 'MID GLAMORGAN', 'MIDDLESEX', 'NORFOLK', 'NORTH YORKSHIRE', 'NORTHAMPTONSHIRE',
  'NORTHUMBERLAND', 'NOTTINGHAMSHIRE', 'OXFORDSHIRE', 'POWYS', 'RUTLAND', 'SHROPSHIRE', 'SOMERSET', 'SOUTH GLAMORGAN',
  'SOUTH YORKSHIRE', 'STAFFORDSHIRE', 'SUFFOLK', 'SURREY', 'TYNE AND WEAR', 'WARWICKSHIRE', 'WEST GLAMORGAN', 'WEST MIDLANDS',
  'WEST SUSSEX', 'WEST YORKSHIRE', 'WILTSHIRE', 'WORCESTERSHIRE',
]) // biome-ignore format: a table
const LONGEST_COUNTY = 3

/** How many words at its end are a county's; 0 for none. */
export function countyLength(words: readonly string[]): number {
  for (let length = LONGEST_COUNTY; length > 0; length -= 1) {
    if (words.length > length && COUNTIES.has(words.slice(-length).join(' '))) return length
  }
  return 0
}
