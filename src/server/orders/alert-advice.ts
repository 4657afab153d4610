import type { AlertKind } from '../db/raise-alert.ts'

const REFUND = 'Refund the whole payment at the provider'

export const ALERT_ADVICE: Readonly<Record<AlertKind, string>> = {
  amount: `The provider took a different amount from the order’s, so we published nothing. Find out why. ${REFUND}, or settle it with the buyer.`,
  currency: `The provider took a different currency from the order’s, so we published nothing. Find out why. ${REFUND}.`,
  mode: 'A test payment came for a real order, or a real one for a test. Check which of the provider’s keys are set, and refund the payment if it was real money.',
  'refund-failed':
    'The refund didn’t go through. Look it up at the provider. If it names an order here, try again on that order. If it fails again, pay the buyer another way and note that here.',
  'refunded-outside':
    'It was refunded at the provider, in part or after it had ended here. If the option is still running and shouldn’t be, end it on the advert.',
  'unknown-order': `It doesn’t match an order here. Look it up at the provider: another site may share the account, or you’ve restored a backup. If it was meant for us, ${REFUND.toLowerCase()}.`,
}
