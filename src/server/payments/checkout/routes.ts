import { CANCEL_DAYS } from '#shared/advert/cancelling.ts'
import { isOptionId, type MarketingOptionId } from '#shared/advert/marketing-options.ts'
import type { CheckoutResult } from '#shared/api/checkout.ts'
import { isText, NO_UUID, type Read, readData, refuse } from '#shared/api/read-call.ts'
import { paths } from '#shared/journey/paths.ts'
import { formatPence } from '#shared/values/money.ts'
import { isUuid } from '#shared/values/uuid.ts'
import { accepted } from '../../http/answers.ts'
import type { Answer, Entrance } from '../../http/entrance.ts'
import { draftNotFound, refused, tooMany, unavailable, WRONG_ANSWERS } from '../../http/refusal.ts'
import { type Applied, type ApplyDeps, applyDiscountCode } from './apply-discount-code.ts'
import type { Cancelled, CancelOrder } from './cancel-order.ts'
import { type ConfirmDeps, type Confirmed, confirmOrder } from './confirm-order.ts'
import { type UpgradeDeps, type Upgraded, upgradeOrder } from './upgrade-order.ts'

export type CheckoutRouteDeps = ConfirmDeps &
  UpgradeDeps &
  Pick<ApplyDeps, 'findDiscount'> & { readonly cancelOrder: CancelOrder }

const NOT_CHARGED = 'We can’t reach our payment provider at the moment. You haven’t been charged.'
const TOO_MANY = {
  codes: 'You’ve tried too many wrong codes. Try again in 24 hours.',
  orders: 'That’s a lot of orders for one day. Try again in 24 hours.',
} as const
const NO_UPGRADE = 'You can’t upgrade your advert to this option at the moment.'
const BUSY = 'Your advert is being changed elsewhere. Try again in a few seconds.'
const RETRY_SECONDS = 5
const LONGEST_CODE = 100

export function registerCheckoutRoutes({ handle }: Entrance, deps: CheckoutRouteDeps): void {
  handle('confirmOrder', readOrder, async ({ body, caller: { account, client } }) =>
    answerConfirmed(await confirmOrder(deps, account, { ...body, client })),
  )
  handle('applyDiscountCode', readCode, async ({ body, caller: { account, client } }) =>
    answerApplied(await applyDiscountCode(deps, account, { ...body, client })),
  )
  handle('upgradeOrder', readUpgrade, async ({ body, caller: { account } }) =>
    answerConfirmed(await upgradeOrder(deps, account, body)),
  )
  handle('cancelOrder', readCancellation, async ({ body, caller: { ownerKey } }) =>
    answerCancelled(await deps.cancelOrder({ ...body, ownerKey }, deps.now())),
  )
}

function answerCancelled(cancelled: Cancelled): Answer {
  switch (cancelled.kind) {
    case 'cancelled':
      return accepted({ result: { pence: cancelled.pence } })
    case 'other-amount':
      return refused(
        `A new day has begun, so you’d now get ${formatPence(cancelled.pence)} back. Load the page again.`,
        { result: { pence: cancelled.pence } },
      )
    case 'too-late':
      return refused(`Your ${CANCEL_DAYS} days to cancel this are over.`)
    case 'nothing':
      return refused('You haven’t paid anything for this advert that we could refund.')
  }
}

function answerApplied(applied: Applied): Answer {
  switch (applied.kind) {
    case 'not-found':
      return draftNotFound(applied.refused)
    case 'no-option':
      return refused('Choose how to advertise first.')
    case 'limited':
      return tooMany(TOO_MANY.codes, applied.retryAfterSeconds)
    case 'applied': {
      const { discountCodeValid, basket } = applied
      return accepted({ result: { discountCodeValid, ...basket } })
    }
  }
}

function answerConfirmed(confirmed: Confirmed | Upgraded): Answer {
  switch (confirmed.kind) {
    case 'not-offered':
      return refused(NO_UPGRADE)
    case 'not-found':
      return draftNotFound(confirmed.refused)
    case 'problems':
      return refused(WRONG_ANSWERS, { errors: confirmed.errors })
    case 'limited':
      return tooMany(TOO_MANY[confirmed.of], confirmed.retryAfterSeconds)
    case 'busy':
      return unavailable(BUSY, RETRY_SECONDS)
    case 'confirmed':
      return accepted({ payment_required: confirmed.orderId !== null, result: resultOf(confirmed) })
    case 'no-provider':
      return refused(NOT_CHARGED, {
        payment_required: true,
        result: resultOf({ ...confirmed, orderId: null }),
      })
  }
}

function resultOf({
  orderId,
  discountCodeValid,
  basket,
}: Omit<Extract<Confirmed, { kind: 'confirmed' }>, 'kind'>): CheckoutResult {
  const url = orderId === null ? null : paths.paymentFrame(orderId)
  return { url, paymentLink: url, discountCodeValid, ...basket }
}

/** Prices and anything else in the request are ignored. */
const mayBeCode = (value: unknown): value is string => isText(value) && value.length <= LONGEST_CODE
const NO_CODE = `The discountCode must be a text of up to ${LONGEST_CODE} characters.`

const isPence = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0

/** `{data: {uuid, pence}}`: what comes back, as the buyer was shown it. */
const readCancellation = (body: unknown): Read<{ readonly uuid: string; readonly pence: number }> =>
  readData(body, (field) => ({
    uuid: field('uuid', isUuid, NO_UUID),
    pence: field('pence', isPence, 'The field pence must be a whole number.'),
  }))

/** `{data: {uuid, option}}`. The price is ours. */
const readUpgrade = (body: unknown): Read<{ readonly uuid: string; readonly option: MarketingOptionId }> =>
  readData(body, (field) => ({
    uuid: field('uuid', isUuid, NO_UUID),
    option: field('option', isOptionId, 'The field option must be the id of a marketing option.'),
  }))

/** `{data: {uuid, discountCode?}}`. */
const readOrder = (body: unknown): Read<{ readonly uuid: string; readonly discountCode: string | null }> =>
  readData(body, (field) => {
    const uuid = field('uuid', isUuid, NO_UUID)
    const code = field('discountCode', mayBeCode, NO_CODE, '')
    return { uuid, discountCode: code.trim() === '' ? null : code }
  })

function readCode(body: unknown): Read<{ readonly uuid: string; readonly discountCode: string }> {
  const read = readOrder(body)
  if (!read.ok) return read
  const { uuid, discountCode } = read.value
  return discountCode === null
    ? refuse('The data needs a field discountCode.')
    : { ok: true, value: { uuid, discountCode } }
}
