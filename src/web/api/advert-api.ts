import { DEFAULT_ADDRESS_TYPE } from '#shared/advert/specified-page.ts'
import { ENDPOINTS } from '#shared/api/endpoints.ts'
import type { PageState } from '#shared/api/page-state.ts'
import type { AppType } from '#shared/form/block.ts'
import { type Called, post } from './call.ts'

/** A save: the draft's key and version, and the changed answers by block. */
export interface SaveData extends Pick<PageState, 'uuid' | 'version' | 'app_type' | 'address_type'> {
  readonly blocks: Readonly<Record<string, { fields: Record<string, { value: unknown }> }>>
}
export interface SaveAnswer {
  readonly success: boolean
  readonly error_message?: string
  readonly result?: { readonly data: PageState }
}

export function saveNew(data: SaveData): Promise<Called<SaveAnswer>> {
  return post(ENDPOINTS.saveNew.path, { data })
}

export function getInitialData(appType: AppType, uuid: string | null): Promise<Called<{ data: PageState }>> {
  return post(ENDPOINTS.getInitialData.path, {
    data: { uuid, app_type: appType, address_type: DEFAULT_ADDRESS_TYPE },
  })
}

/** Null if the call failed. */
export async function validatePhone(number: string, { onlyMobile = false }): Promise<boolean | null> {
  const form = new URLSearchParams({
    'phone-number': number,
    'only-mobile': onlyMobile ? '1' : '0',
    'check-if-unique': '0',
  })
  const called = await post<{ valid: boolean }>(ENDPOINTS.validatePhone.path, form)
  return called.ok ? called.answer.valid : null
}
