import { randomUUID } from 'node:crypto'
import { inspect } from 'node:util'
import type { NewPayment } from '../../src/server/gateways/payments.ts'
import { ProviderFailed } from '../../src/server/gateways/provider-failed.ts'

export const MINUTE = 60_000

export const aPayment = (fields: Partial<NewPayment> = {}): NewPayment => ({
  orderId: randomUUID(),
  pence: 1999,
  currency: 'GBP',
  label: 'Gold Package',
  email: 'ada@example.org',
  expiresAt: new Date(Date.now() + 31 * MINUTE),
  ...fields,
})

/** Everything that a log could make of an error. */
export const allOf = (error: unknown): string =>
  `${String(error)} ${error instanceof Error ? error.stack : ''} ${JSON.stringify(error)} ${inspect(error, { depth: 10, showHidden: true })}`

/** Throws where it did not fail as a provider fails. */
export async function failureOf(asked: Promise<unknown>): Promise<ProviderFailed> {
  const error = await asked.then(
    (value) => value,
    (failure: unknown) => failure,
  )
  if (error instanceof ProviderFailed) return error
  throw new Error(`not a ProviderFailed: ${inspect(error)}`)
}
