/** Why what was paid for is not delivered, as the buyer and the staff are told. */
export const NOT_DELIVERED = {
  'paid-twice': 'You’d already paid for it.',
  'nothing-to-upgrade': 'The option it was going to replace had ended, or another had replaced it.',
  'address-taken': 'Another advert for the same address is online.',
  unlawful: 'The law no longer allows something in the advert.',
  'no-number': 'The last privacy number went to another advert at that moment.',
  'taken-down': 'We’ve removed the advert.',
  'draft-gone': 'The advert had gone by the time we heard of the payment.',
} as const
export type NotDelivered = keyof typeof NOT_DELIVERED

/** For what is stored. */
export const isNotDelivered = (reason: string | undefined): reason is NotDelivered =>
  reason !== undefined && Object.hasOwn(NOT_DELIVERED, reason)
