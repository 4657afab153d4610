import { createHmac } from 'node:crypto'

/** As Standard Webhooks has them. Each secret makes a signature of its own: a receiver that knows any of them is satisfied. */
export function signedHeaders(
  secrets: readonly Buffer[],
  { id, body, at }: { readonly id: string; readonly body: string; readonly at: Date },
): Readonly<Record<string, string>> {
  const timestamp = String(Math.floor(at.getTime() / 1_000))
  const signatures = secrets.map(
    (secret) => `v1,${createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64')}`,
  )
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  }
}
