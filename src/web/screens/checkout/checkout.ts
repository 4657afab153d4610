import { createStore, type StoreApi } from 'zustand/vanilla'
import type { CheckoutResult } from '#shared/api/checkout.ts'
import { TRY_AGAIN_LATER } from '#shared/api/endpoints.ts'
import type { AppType } from '#shared/form/block.ts'
import { paths } from '#shared/journey/paths.ts'
import { NO_ANSWER } from '#web/api/call.ts'
import { applyDiscountCode, confirmOrder } from '#web/api/checkout-api.ts'
import { discountCode, keepDiscountCode } from '#web/state/discount-code.ts'
import { leaveFinalErrors } from '#web/state/final-errors.ts'
import { finalSaveOf, type Step } from '#web/state/final-save.ts'
import { storeDraft } from '#web/state/stored-draft.ts'
import { checkPayment } from './check-payment.ts'
import { type CheckoutState, OPENING } from './checkout-state.ts'
import { ownPath } from './payment-frame-trust.ts'

/** Specification section 8. */
const WRONG_CODE = 'Wrong discount code'
const NO_FRAME = 'The payment form could not be opened. You have not been charged.'
const NOT_CONFIRMED = 'Your payment has not been confirmed yet.'
const OK = 200

export interface Checkout {
  readonly store: StoreApi<CheckoutState>
  /** Asks for the order, and goes on where there is nothing to pay. Also what Try again does. */
  readonly open: () => Promise<void>
  /** What is wrong with the code, or null. */
  readonly apply: (code: string) => Promise<string | null>
  readonly removeCode: () => Promise<void>
  /** Confirms an order that a code made free, and publishes. */
  readonly publishFree: () => Promise<void>
  /** The frame says that it was paid: the server is asked. */
  readonly paid: () => Promise<void>
  readonly checkAgain: () => Promise<unknown>
  readonly declined: () => void
  /** The frame shows another page, which says itself how the payment stands. */
  readonly goesOn: () => void
}

interface Running {
  readonly appType: AppType
  readonly uuid: string
  readonly store: StoreApi<CheckoutState>
  /** What the page before left to be told. */
  readonly told: () => string
}

/** What the checkout does, apart from how it looks (specification section 4, Checkout). */
export function createCheckout(appType: AppType, uuid: string, told: () => string): Checkout {
  const store = createStore(() => OPENING)
  const running = { appType, uuid, store, told }
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
    paid: () => checkPayment(store, () => publishPaid(running)),
    checkAgain: () =>
      store.getState().check === 'ended'
        ? checkPayment(store, () => publishPaid(running))
        : publishPaid(running),
    declined: () => store.setState({ isDeclined: true }),
    goesOn: () => store.setState({ isDeclined: false }),
  }
}

async function open(running: Running): Promise<void> {
  const { store, uuid } = running
  store.setState(({ shown }) => ({ ...OPENING, shown }))
  const code = discountCode(uuid)
  // An order that a code makes free is paid once it is confirmed, which is for the person to say.
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
  const { appType, uuid, store, told } = running
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
      leaveFinalErrors(appType, { errors: confirmed.errors, told: told() })
      return location.assign(paths.create(appType))
    case 'refused':
      // Signed out, or the draft is another's by now: the page of its answers knows what to say.
      if (confirmed.status !== OK && confirmed.status < 429) return location.assign(paths.create(appType))
      return stop(store, confirmed.message + TRY_AGAIN_LATER)
    default:
      return stop(store, confirmed.said ?? NO_ANSWER)
  }
}

function show({ store, uuid }: Running, result: CheckoutResult, given: string | null, problem: string): void {
  const frame = ownPath(result.url, location.origin)
  const code = result.discountCodeValid === false ? null : given
  keepDiscountCode(uuid, code)
  store.setState(({ shown }) => ({
    phase: 'paying',
    order: result,
    frame,
    shown: shown + 1,
    code,
    problem: frame === null ? problem : null,
    isDeclined: false,
    check: 'none',
  }))
}

const stop = (store: Running['store'], problem: string): void =>
  store.setState({ phase: 'stopped', problem, check: 'none' })

/** Where a final save leads from here. */
function follow({ appType, uuid, store, told }: Running, step: Step): void {
  switch (step.kind) {
    case 'alert':
      return stop(store, step.message + TRY_AGAIN_LATER)
    case 'rest':
      return stop(store, NO_ANSWER)
    case 'mend':
      leaveFinalErrors(appType, { errors: step.errors, told: told() })
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

/** True once there is no more to ask; false while the payment is not confirmed, or no answer came. */
async function publishPaid(running: Running): Promise<boolean> {
  const { appType, uuid } = running
  const step = await finalSaveOf(appType, uuid)
  const isWaiting = step.kind === 'rest' || (step.kind === 'go' && step.path === paths.checkout(appType))
  if (isWaiting) return false
  follow(running, step)
  return true
}
