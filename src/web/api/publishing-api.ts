import type { FinalError } from '#shared/api/checkout.ts'
import { ENDPOINTS } from '#shared/api/endpoints.ts'
import type { PublishedVersion } from '#shared/api/own-listing.ts'
import type { PageState } from '#shared/api/page-state.ts'
import type { FinalAnswer } from '#shared/journey/final-step.ts'
import { type Called, NO_ANSWER, post } from './call.ts'

/** The draft to publish. Its answers are already stored. */
export type DraftToPublish = Pick<PageState, 'uuid' | 'version' | 'app_type' | 'address_type'>

interface FinalWire {
  readonly success: boolean
  readonly error_message?: string
  readonly payment_required?: boolean
  readonly errors?: readonly FinalError[]
  readonly listing_id?: string | null
}
/** 403: this user may not publish the draft (any more). */
export type FinalSaved = FinalAnswer<FinalError> | { readonly kind: 'not-allowed'; readonly message: string }

const FORBIDDEN = 403

/** The final save, or an agent's free publication. It sends no answers: the stored ones are published. */
export async function saveFinal(draft: DraftToPublish, { asAgent = false } = {}): Promise<FinalSaved> {
  const { path } = asAgent ? ENDPOINTS.agentPublish : ENDPOINTS.saveFinal
  const { uuid, version, app_type, address_type } = draft
  const called: Called<FinalWire> = await post(path, {
    data: { uuid, version, app_type, address_type, blocks: {} },
  })
  if (!called.ok) {
    if (called.refusal === null) return { kind: 'failed' }
    const message = called.refusal
    return called.status === FORBIDDEN
      ? { kind: 'not-allowed', message }
      : { kind: 'refused', message, errors: [] }
  }
  const { success, error_message: message = '', errors = [], payment_required, listing_id } = called.answer
  if (!success) return { kind: 'refused', message, errors }
  if (payment_required) return { kind: 'payment-required' }
  return listing_id ? { kind: 'published', listing: listing_id } : { kind: 'failed' }
}

/** Null if the call failed. */
export async function publishedVersion(uuid: string): Promise<PublishedVersion | null> {
  const called = await post<{ result: PublishedVersion }>(ENDPOINTS.publishedAnswers.path, { data: { uuid } })
  return called.ok ? called.answer.result : null
}

export type Changed = { readonly ok: true } | { readonly ok: false; readonly message: string }

async function change(path: string, data: object): Promise<Changed> {
  const called = await post<{ success: boolean; error_message?: string }>(path, { data })
  if (!called.ok) return { ok: false, message: called.serverMessage || NO_ANSWER }
  const { success, error_message } = called.answer
  return success ? { ok: true } : { ok: false, message: error_message || NO_ANSWER }
}

/** Takes a published advert offline. `uuid` is its draft's. */
export const withdraw = (uuid: string): Promise<Changed> => change(ENDPOINTS.withdraw.path, { uuid })
/** `pence` is what the buyer was shown to come back. */
export const cancelOrder = (uuid: string, pence: number): Promise<Changed> =>
  change(ENDPOINTS.cancelOrder.path, { uuid, pence })
/** What stands in its advert once a privacy number has ended. */
export const decideOwnPhone = (uuid: string, wanted: 'shown' | 'hidden'): Promise<Changed> =>
  change((wanted === 'shown' ? ENDPOINTS.showOwnPhone : ENDPOINTS.hideOwnPhone).path, { uuid })
/** `version` is of the text that the owner read. */
export const agreePortal = (uuid: string, portal: string, version: string): Promise<Changed> =>
  change(ENDPOINTS.agreePortal.path, { uuid, portal, version })
export const stopPortal = (uuid: string, portal: string): Promise<Changed> =>
  change(ENDPOINTS.stopPortal.path, { uuid, portal })
/** Deletes an unfinished advert, which can be restored for a day. */
export const deleteDraft = (uuid: string): Promise<Changed> => change(ENDPOINTS.deleteDraft.path, { uuid })
export const restoreDraft = (uuid: string): Promise<Changed> => change(ENDPOINTS.restoreDraft.path, { uuid })
/** Asks a person to look at refused words of a stored draft. */
export const contestText = (uuid: string, field: string): Promise<Changed> =>
  change(ENDPOINTS.contestText.path, { uuid, field })
export const republish = (uuid: string): Promise<Changed> => change(ENDPOINTS.republish.path, { uuid })
/** A code to the number that the advert is to show. */
export const sendPhoneCode = (uuid: string, by: 'text' | 'call'): Promise<Changed> =>
  change(ENDPOINTS.sendAdvertCode.path, { uuid, by })
export const confirmPhone = (code: string): Promise<Changed> =>
  change(ENDPOINTS.confirmAdvertPhone.path, { code })
