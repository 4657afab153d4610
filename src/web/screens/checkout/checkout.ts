import { createStore, type StoreApi } from 'zustand/vanilla'
import type { CheckoutResult } from '#shared/api/checkout.ts'
import { TRY_AGAIN_LATER } from '#shared/api/endpoints.ts'
import type { AppType } from '#shared/form/block.ts'
import { paths } from '#shared/journey/paths.ts'
import { NO_ANSWER } from '#web/api/call.ts'
import { applyDiscountCode, confirmOrder } from '#web/api/checkout-api.ts'
import { discountCode, keepDiscountCode } from '#web/state/discount-code.ts'
import { storeFinalErrors } from '#web/state/final-errors.ts'
import { finalSaveOf, type Step } from '#web/state/final-save.ts'
import { storeDraft } from '#web/state/stored-draft.ts'
import { type CheckoutState, OPENING, type Paying } from './checkout-state.ts'
import { NO_FRAME, payingIn, showFrame, stop } from './paying.ts'

/** Specification section 8. */
const WRONG_CODE = 'Wrong discount code'
const NOT_CONFIRMED = 'We can’t confirm your payment yet.'

export interface Checkout extends Paying {
  /** Resolves to the code's error, or null. */
  readonly apply: (code: string) => Promise<string | null>
  readonly removeCode: () => Promise<void>
  /** Confirms an order that a code made free, and publishes the advert. */
  readonly publishFree: () => Promise<void>
}

interface Running {
  readonly appType: AppType
  readonly uuid: string
  readonly store: StoreApi<CheckoutState>
  /** The previous page's flash message. */
  readonly flashMessage: () => string
}

/** The logic of the checkout, without its view (specification section 4, Checkout). */
export function createCheckout(appType: AppType, uuid: string, flashMessage: () => string): Checkout {
  const store = createStore(() => OPENING)
  const running = { appType, uuid, store, flashMessage }
  return {
    store,
    open: () => open(running),
    apply: (code) => apply(running, code),
    removeCode: async () => {
      keepDiscountCode(uuid, null)
      await confirm(running, null)
    },
    publishFree: async () => {
      const { code } = store.getState()
      store.setState({ phase: 'publishing' })
      await confirm(running, code)
    },
    ...payingIn(store, () => publishPaid(running)),
  }
}

async function open(running: Running): Promise<void> {
  const { store, uuid } = running
  store.setState(({ shown }) => ({ ...OPENING, shown }))
  const code = discountCode(uuid)
  // Confirming a free order completes it, so the user confirms it.
  const quoted = code === null ? null : await applyDiscountCode(uuid, code)
  if (code !== null && quoted?.ok && quoted.quote.discountCodeValid && quoted.quote.total === 0) {
    store.setState({ phase: 'free', order: quoted.quote, code })
    return
  }
  await confirm(running, code)
}

async function apply(running: Running, given: string): Promise<string | null> {
  const { store, uuid } = running
  const quoted = await applyDiscountCode(uuid, given)
  if (!quoted.ok) return quoted.message
  if (!quoted.quote.discountCodeValid) return WRONG_CODE
  keepDiscountCode(uuid, given)
  if (quoted.quote.total === 0) {
    store.setState({ phase: 'free', order: quoted.quote, code: given, frame: null, isDeclined: false })
  } else await confirm(running, given)
  return null
}

async function confirm(running: Running, code: string | null): Promise<void> {
  const { appType, uuid, store, flashMessage } = running
  const confirmed = await confirmOrder(uuid, code)
  switch (confirmed.kind) {
    case 'nothing-to-pay':
      store.setState({ phase: 'publishing' })
      return follow(running, await finalSaveOf(appType, uuid))
    case 'to-pay':
      return show(running, confirmed.result, code, NO_FRAME)
    case 'no-frame':
      return show(running, { ...confirmed.result, url: null }, code, confirmed.message || NO_FRAME)
    case 'errors':
      storeFinalErrors(appType, { errors: confirmed.errors, flashMessage: flashMessage() })
      return location.assign(paths.create(appType))
    case 'not-theirs':
      // The creation page explains.
      return location.assign(paths.create(appType))
    case 'refused':
      return stop(store, confirmed.message + TRY_AGAIN_LATER)
    default:
      return stop(store, confirmed.serverMessage ?? NO_ANSWER)
  }
}

function show({ store, uuid }: Running, result: CheckoutResult, given: string | null, problem: string): void {
  const code = result.discountCodeValid === false ? null : given
  keepDiscountCode(uuid, code)
  showFrame(store, result, { code, problem })
}

/** Follows the result of the final save. */
function follow({ appType, uuid, store, flashMessage }: Running, step: Step): void {
  switch (step.kind) {
    case 'alert':
      return stop(store, step.message + TRY_AGAIN_LATER)
    case 'rest':
      return stop(store, NO_ANSWER)
    case 'mend':
      storeFinalErrors(appType, { errors: step.errors, flashMessage: flashMessage() })
      break
    case 'thank':
      keepDiscountCode(uuid, null)
      storeDraft(appType, null)
      break
    case 'go':
      if (step.path === paths.checkout(appType)) return stop(store, NOT_CONFIRMED)
  }
  location.assign(step.path)
}

/** False while the payment is not confirmed, or if the call failed. */
async function publishPaid(running: Running): Promise<boolean> {
  const { appType, uuid } = running
  const step = await finalSaveOf(appType, uuid)
  const isWaiting = step.kind === 'rest' || (step.kind === 'go' && step.path === paths.checkout(appType))
  if (isWaiting) return false
  follow(running, step)
  return true
}
