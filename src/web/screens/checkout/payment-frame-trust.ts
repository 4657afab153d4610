import type { PaymentMessage } from '#shared/api/checkout.ts'

/** The frame's address, where it is a path of our own origin; null for anything else, which is never framed. */
export function ownPath(url: string | null, origin: string): string | null {
  if (url === null || !/^\/(?![/\\])/.test(url)) return null
  try {
    const parsed = new URL(url, origin)
    return parsed.origin === origin ? parsed.pathname + parsed.search : null
  } catch {
    return null
  }
}

/** What the payment frame tells; null where somebody else speaks, or says something else. */
export function paymentMessageIn(
  { origin, source, data }: Pick<MessageEvent, 'origin' | 'source' | 'data'>,
  frame: MessageEventSource | null,
  ownOrigin: string,
): PaymentMessage['status'] | null {
  if (frame === null || source !== frame || origin !== ownOrigin) return null
  const { type, status } = (typeof data === 'object' && data !== null ? data : {}) as Partial<PaymentMessage>
  return type === 'payment' && (status === 'success' || status === 'failure') ? status : null
}
