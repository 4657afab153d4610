import type { DraftAnswers } from '#shared/advert/answers.ts'
import type { AppType } from '#shared/form/block.ts'
import { SHARES } from './codes.ts'
import type { Fields } from './fields.ts'

/** Kinds of home that the form does not have, by RTDF's codes. */
const KINDS: ReadonlyMap<unknown, string> = new Map([
  [2, 'End of terrace'],
  [5, 'Mews house'],
  [6, 'Cluster house'],
  [7, 'Ground floor flat'],
  [10, 'Ground floor maisonette'],
  [13, 'Terraced bungalow'],
  [14, 'Semi-detached bungalow'],
  [15, 'Detached bungalow'],
  [16, 'Mobile home'],
  [21, 'Link-detached house'],
  [22, 'Town house'],
  [23, 'Cottage'],
  [24, 'Chalet'],
  [25, 'Character property'],
  [27, 'Villa'],
  [29, 'Penthouse'],
  [30, 'Finca'],
  [43, 'Barn conversion'],
  [44, 'Serviced apartment'],
  [46, 'Sheltered housing'],
  [47, 'Retirement home'],
  [48, 'Room in a shared house'],
  [49, 'Room in a shared flat'],
  [50, 'Park home'],
  [52, 'Farmhouse'],
  [53, 'Equestrian property'],
  [56, 'Duplex'],
  [59, 'Triplex'],
  [62, 'Longère'],
  [65, 'Gîte'],
  [68, 'Barn'],
  [71, 'Trulli'],
  [74, 'Mill'],
  [77, 'Ruin'],
  [92, 'Castle'],
  [95, 'Village house'],
  [101, 'Cave house'],
  [104, 'Cortijo'],
  [113, 'Country house'],
  [116, 'Stone house'],
  [117, 'Caravan'],
  [118, 'Lodge'],
  [119, 'Log cabin'],
  [120, 'Manor house'],
  [121, 'Stately home'],
  [128, 'Semi-detached villa'],
  [131, 'Detached villa'],
  [140, 'Riad'],
  [141, 'Houseboat'],
  [511, 'Coach house'],
  [512, 'Room in a house in multiple occupation'],
])
const TENURES: ReadonlyMap<unknown, string> = new Map([
  [5, 'Share of freehold'],
  [6, 'Non-traditional tenure'],
])
const ROOM = 'Room in a shared home'

/** What is shown as the nearest that the form has, by its own name: a room must not look like the whole home. */
export function ownWords(
  property: Fields,
  appType: AppType,
  { rentalType }: DraftAnswers,
): readonly string[] {
  const code = Number(property.get('property_type'))
  if (appType === 'sell') {
    const tenure = TENURES.get(Number(property.inside('price_information').get('tenure_type')))
    return [KINDS.get(code), tenure].filter((words) => words !== undefined)
  }
  const isRoom = code in SHARES || property.get('house_flat_share') === true
  // A room of which we know whether it is single or double is shown as that.
  if (isRoom && rentalType !== undefined) return []
  const kind = KINDS.get(code)
  return [kind, isRoom && !(code in SHARES) ? ROOM : undefined].filter((words) => words !== undefined)
}
