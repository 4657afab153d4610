import type { AlertKind } from '../db/raise-alert.ts'

const REFUND = 'Refund the whole payment at the provider'

export const ALERT_ADVICE: Readonly<Record<AlertKind, string>> = {
  amount: `The provider took another amount than the order's, and nothing was published for it. Find out why. ${REFUND}, or settle it with the buyer.`,
  currency: `The provider took another currency than the order's, and nothing was published for it. Find out why. ${REFUND}.`,
  mode: 'A test payment came for a real order, or a real one for a test. Check which of the provider’s keys are set, and refund the payment if it was real money.',
  'refund-failed':
    'The money did not go back. Look the refund up at the provider. If it names an order here, try it again on that. If it fails once more, pay the buyer in another way, and note that here.',
  'refunded-outside':
    'Somebody refunded it at the provider, in part or after it had ended here. If what was bought goes on and should not, end the option of the advert.',
  'unknown-order': `It fits no order here. Look it up at the provider: another site may share the account, or a backup was restored. If it was meant for us, ${REFUND.toLowerCase()}.`,
}
