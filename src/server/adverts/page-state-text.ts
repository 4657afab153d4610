import type { Claim } from '#shared/advert/claims.ts'
import { constantsFor } from '#shared/advert/constants.ts'
import { FOUND_EPC_ANSWERS } from '#shared/advert/options.ts'
import {
  GUEST,
  type PageFacts,
  type PageUser,
  type StoredDraft,
  stateOf,
  wireBlocks,
} from '#shared/api/page-state.ts'
import type { AddressType, AppType } from '#shared/form/block.ts'
import { today } from '#shared/values/iso-date.ts'
import type { DraftRow } from './draft.ts'

/**
 * The page state as JSON text, put together around the stored text of its blocks: parsing and printing that again
 * would cost a quarter of what the server can do.
 */
export function stateText({ blocks, ...draft }: DraftRow, user: PageUser = GUEST): string {
  return `${JSON.stringify(stateOf(draft, factsIn(blocks), user)).slice(0, -1)},"blocks":${blocks}}`
}

/** Read off the text: inside an answer every quotation mark is escaped, so neither piece can stand in one. */
function factsIn(blocks: string): PageFacts {
  return {
    isValid: !blocks.includes('"valid":false'),
    isAgent: blocks.includes('"userAgent":{"value":true'),
    haveEpc: FOUND_EPC_ANSWERS.some(({ id }) => blocks.includes(`"hasPropertyEpc":{"value":"${id}"`)),
  }
}

/** The state of somebody who has answered nothing yet. */
export function freshStateText(draft: Omit<StoredDraft, 'version'>, now: Date, user: PageUser): string {
  const row = {
    ...draft,
    listing: null,
    isPaid: false,
    version: 0,
    blocks: emptyBlocks(draft.appType, draft.addressType, today(now)),
  }
  return stateText(row, user)
}

const emptyBlocksOfDay = new Map<string, string>()

function emptyBlocks(appType: AppType, addressType: AddressType, day: string): string {
  const key = `${appType} ${addressType} ${day}`
  const known = emptyBlocksOfDay.get(key)
  if (known !== undefined) return known
  if (emptyBlocksOfDay.size > 8) emptyBlocksOfDay.clear()
  const blocks = JSON.stringify(wireBlocks({ appType, addressType }, {}, day))
  emptyBlocksOfDay.set(key, blocks)
  return blocks
}

/** Encoded once for every list of claims, which changes by the day: the constants are five times as long as a draft. */
const initialData = new Map<string, Buffer>()

export function initialDataBody(appType: AppType, state: string, claims: readonly Claim[]): Buffer {
  const key = [appType, ...claims.map(({ id }) => id)].join(' ')
  const known = initialData.get(key) ?? encodeInitialData(appType, claims)
  initialData.set(key, known)
  return Buffer.concat([known, Buffer.from(`${state}}`)])
}

const encodeInitialData = (appType: AppType, claims: readonly Claim[]): Buffer =>
  Buffer.from(
    `{"success":true,"error_message":"","constants":${JSON.stringify(constantsFor(appType, claims))},"data":`,
  )

export const savedBody = (state: string): string =>
  `{"success":true,"error_message":"","result":{"data":${state}}}`

export const STALE_MESSAGE =
  'This advert was changed in another window since you opened it here, so your last change was not saved. Here is what is stored now.'
const STALE = JSON.stringify(STALE_MESSAGE)
export const staleBody = (state: string): string =>
  `{"success":false,"error_message":${STALE},"result":{"data":${state}}}`
