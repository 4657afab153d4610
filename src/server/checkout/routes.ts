import type { FastifyInstance } from 'fastify'
import type { CheckoutResult } from '#shared/api/checkout.ts'
import { ENDPOINTS } from '#shared/api/endpoints.ts'
import { paths } from '#shared/journey/paths.ts'
import { isUuid } from '#shared/values/uuid.ts'
import { clientBucket } from '../http/client-address.ts'
import { refuseForms } from '../http/json-only.ts'
import {
  confirmNumberFirst,
  draftNotFound,
  malformed,
  Refusal,
  signInFirst,
  tooMany,
  WRONG_ANSWERS,
} from '../http/refusal.ts'
import type { Person, Visitors } from '../http/visitors.ts'
import { type Applied, type ApplyDeps, applyDiscountCode } from './apply-discount-code.ts'
import { type ConfirmDeps, type Confirmed, confirmOrder } from './confirm-order.ts'

export interface CheckoutRouteDeps extends ConfirmDeps, Pick<ApplyDeps, 'findDiscount'> {
  readonly visitors: Visitors
}

const NOT_CHARGED = 'We cannot reach our payment provider at the moment. You have not been charged.'
const TOO_MANY = {
  codes: 'There were too many wrong codes. Please try again tomorrow.',
  orders: 'That is a lot of orders for one day. Please try again tomorrow.',
} as const
const RETRY_SECONDS = 5
const LONGEST_CODE = 100

export function registerCheckoutRoutes(app: FastifyInstance, deps: CheckoutRouteDeps): void {
  app.post(ENDPOINTS.confirmOrder.path, async (request, reply) => {
    refuseForms(request, ENDPOINTS.confirmOrder)
    const asked = readOrder(request.body)
    const buyer = buyerIn(await deps.visitors.personOf(request))
    const client = clientBucket(request.ip)
    return reply.send(answerConfirmed(await confirmOrder(deps, buyer, { ...asked, client })))
  })

  app.post(ENDPOINTS.applyDiscountCode.path, async (request, reply) => {
    refuseForms(request, ENDPOINTS.applyDiscountCode)
    const { uuid, discountCode } = readOrder(request.body)
    if (discountCode === null) throw malformed('The data needs a field discountCode.')
    const buyer = buyerIn(await deps.visitors.personOf(request))
    const client = clientBucket(request.ip)
    return reply.send(answerApplied(await applyDiscountCode(deps, buyer, { uuid, discountCode, client })))
  })
}

function answerApplied(applied: Applied): object {
  switch (applied.kind) {
    case 'not-found':
      throw draftNotFound(applied.refused)
    case 'no-option':
      return refused('Please choose how your advert is shown first.')
    case 'limited':
      throw tooMany(TOO_MANY.codes, applied.retryAfterSeconds)
    case 'applied': {
      const { discountCodeValid, basket } = applied
      return { ...accepted(), result: { discountCodeValid, ...basket } }
    }
  }
}

function answerConfirmed(confirmed: Confirmed): object {
  switch (confirmed.kind) {
    case 'not-found':
      throw draftNotFound(confirmed.refused)
    case 'problems':
      return { ...refused(WRONG_ANSWERS), errors: confirmed.errors }
    case 'limited':
      throw tooMany(TOO_MANY[confirmed.of], confirmed.retryAfterSeconds)
    case 'busy':
      throw new Refusal(
        503,
        'Your advert is being changed elsewhere. Please try again in a few seconds.',
        null,
        {
          'retry-after': String(RETRY_SECONDS),
        },
      )
    case 'confirmed':
      return { ...accepted(), payment_required: confirmed.orderId !== null, result: resultOf(confirmed) }
    case 'no-provider':
      return {
        ...refused(NOT_CHARGED),
        payment_required: true,
        result: resultOf({ ...confirmed, orderId: null }),
      }
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

function buyerIn(person: Person | null): Person {
  if (person === null) throw signInFirst()
  if (person.isAgent)
    throw new Refusal(403, 'Agents create their adverts on the agent pages, free of charge.')
  if (!person.isVerified) throw confirmNumberFirst()
  return person
}

const accepted = () => ({ success: true, error_message: '' })
const refused = (message: string) => ({ success: false, error_message: message })

/** `{data: {uuid, discountCode?}}`; whatever else is sent is not looked at, a price least of all. */
function readOrder(body: unknown): { readonly uuid: string; readonly discountCode: string | null } {
  const data = fieldsIn(fieldsIn(body).get('data'))
  const uuid = data.get('uuid')
  if (!isUuid(uuid)) throw malformed('The uuid is not one of ours.')
  const code = data.get('discountCode') ?? ''
  if (typeof code !== 'string' || code.length > LONGEST_CODE) {
    throw malformed(`The discountCode must be a text of up to ${LONGEST_CODE} characters.`)
  }
  return { uuid, discountCode: code.trim() === '' ? null : code }
}

function fieldsIn(value: unknown): ReadonlyMap<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw malformed('The request needs an object called data.')
  return new Map<string, unknown>(Object.entries(value))
}
