import type { PaymentMessage } from '#shared/api/checkout.ts'

/** The frame's path on our own origin; null for any other URL, which is never framed. */
export function ownPath(url: string | null, origin: string): string | null {
  if (url === null || !/^\/(?![/\\])/.test(url)) return null
  try {
    const parsed = new URL(url, origin)
    return parsed.origin === origin ? parsed.pathname + parsed.search : null
  } catch {
    return null
  }
}

/** The frame's message, or null for any other sender or content. */
export function paymentMessageIn(
  { origin, source, data }: Pick<MessageEvent, 'origin' | 'source' | 'data'>,
  frame: MessageEventSource | null,
  ownOrigin: string,
): PaymentMessage['status'] | null {
  if (frame === null || source !== frame || origin !== ownOrigin) return null
  const { type, status } = (typeof data === 'object' && data !== null ? data : {}) as Partial<PaymentMessage>
  return type === 'payment' && (status === 'success' || status === 'failure') ? status : null
}
