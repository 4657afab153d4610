import type { FinalError } from '#shared/api/checkout.ts'
import { ENDPOINTS } from '#shared/api/endpoints.ts'
import type { PageState } from '#shared/api/page-state.ts'
import type { FinalAnswer } from '#shared/journey/final-step.ts'
import { type Called, NO_ANSWER, post } from './call.ts'

/** Which draft is published; its answers are stored by then. */
export type DraftToPublish = Pick<PageState, 'uuid' | 'version' | 'app_type' | 'address_type'>

interface FinalWire {
  readonly success: boolean
  readonly error_message?: string
  readonly payment_required?: boolean
  readonly errors?: readonly FinalError[]
  readonly listing_id?: string | null
}
/** Refused with 403: whoever asks is not, or not any more, who may publish it. */
export type FinalSaved = FinalAnswer<FinalError> | { readonly kind: 'not-allowed'; readonly message: string }

const FORBIDDEN = 403

/** The final save, or an agent's, which is free of charge. It names no answers: what is stored is what is published. */
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

type Changed = { readonly ok: true } | { readonly ok: false; readonly message: string }

async function change(path: string, uuid: string): Promise<Changed> {
  const called = await post<{ success: boolean; error_message?: string }>(path, { data: { uuid } })
  if (!called.ok) return { ok: false, message: called.said || NO_ANSWER }
  const { success, error_message } = called.answer
  return success ? { ok: true } : { ok: false, message: error_message || NO_ANSWER }
}

/** Takes a published advert offline; its draft is named. */
export const withdraw = (uuid: string): Promise<Changed> => change(ENDPOINTS.withdraw.path, uuid)
export const republish = (uuid: string): Promise<Changed> => change(ENDPOINTS.republish.path, uuid)
