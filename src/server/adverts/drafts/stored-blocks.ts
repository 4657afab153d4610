import { FOUND_EPC_ANSWERS } from '#shared/advert/options.ts'
import type { PageFacts } from '#shared/api/page-state.ts'

// Parsing and printing the JSON on every load would cost a quarter of the throughput (decision 4), so it is searched as
// text. A search cannot match inside an answer, because JSON escapes every quotation mark there.

const EPC_FOUND = new RegExp(
  `"hasPropertyEpc":\\{"value":"(?:${FOUND_EPC_ANSWERS.map(({ id }) => id).join('|')})"`,
)

export function factsInBlocks(blocks: string): PageFacts {
  return {
    isValid: !blocks.includes('"valid":false'),
    isAgent: blocks.includes('"userAgent":{"value":true'),
    haveEpc: EPC_FOUND.test(blocks),
  }
}

/** PostgreSQL patterns; the first group is the value. */
export const PHOTOS_PATTERN = '"files_uploaded":\\{"value":(.*?),"valid":'
export const SELLING_PRICE_PATTERN = '"sellingPrice":\\{"value":([0-9.]+),'
/** The value is JSON. */
export const textPattern = (field: string): string => `"${field}":\\{"value":("(?:[^"\\\\]|\\\\.)*"),"valid":`
export const RENT_PATTERN = '"rentAmount":\\{"value":([0-9.]+),'

/** For a non-empty object. Printing the members one by one takes twice as long. */
export const withMember = (object: string, name: string, member: string): string =>
  `${object.slice(0, -1)},"${name}":${member}}`
