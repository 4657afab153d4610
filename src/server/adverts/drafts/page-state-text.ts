import type { Claim } from '#shared/advert/claims.ts'
import { constantsFor } from '#shared/advert/constants.ts'
import type { NotOffered } from '#shared/advert/marketing-options.ts'
import { GUEST, type PageUser, type StoredDraft, stateOf, wireBlocks } from '#shared/api/page-state.ts'
import type { AddressType, AppType } from '#shared/form/block.ts'
import { today } from '#shared/values/iso-date.ts'
import type { DraftRow } from './draft.ts'
import { factsInBlocks, withMember } from './stored-blocks.ts'

export function stateText({ blocks, ...draft }: DraftRow, user: PageUser = GUEST): string {
  const state = JSON.stringify(stateOf(draft, factsInBlocks(blocks), user))
  return withMember(state, 'blocks', blocks)
}

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

/** Encoded once for what is claimed and not offered: the constants are six times as long as a draft. */
const initialData = new Map<string, Buffer>()

export function initialDataBody(
  appType: AppType,
  state: string,
  claims: readonly Claim[],
  notOffered: NotOffered,
): readonly Buffer[] {
  const key = [appType, ...claims.map(({ id }) => id), ...Object.entries(notOffered).flat()].join(' ')
  const known = initialData.get(key) ?? encodeInitialData(appType, claims, notOffered)
  initialData.set(key, known)
  return [known, Buffer.from(`${state}}`)]
}

const encodeInitialData = (appType: AppType, claims: readonly Claim[], notOffered: NotOffered): Buffer =>
  Buffer.from(
    `{"success":true,"error_message":"","constants":${JSON.stringify(constantsFor(appType, claims, notOffered))},"data":`,
  )

export const savedBody = (state: string): string =>
  `{"success":true,"error_message":"","result":{"data":${state}}}`

export const STALE_MESSAGE =
  'This advert has changed in another window since you opened it here, so we didn’t save your last change. Here is what we have now.'
const STALE = JSON.stringify(STALE_MESSAGE)
export const staleBody = (state: string): string =>
  `{"success":false,"error_message":${STALE},"result":{"data":${state}}}`
