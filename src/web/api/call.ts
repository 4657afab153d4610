/** How long an answer may take before the call counts as failed. */
const TIMEOUT_MS = 15_000

/** What became of a call: an answer, a refusal that says why, or nothing (offline, too slow, or the server is down). */
export type Called<T> =
  | { readonly ok: true; readonly answer: T }
  | { readonly ok: false; readonly refusal: string }
  | { readonly ok: false; readonly refusal: null }

/** Posts JSON to one of our own calls. `keepalive` lets it outlive the page. */
export async function post<T>(path: string, body: unknown, keepalive = false): Promise<Called<T>> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      keepalive,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const answer = (await response.json()) as T & { error_message?: unknown }
    if (response.ok) return { ok: true, answer }
    const refused =
      response.status < 500 && response.status !== 429 && typeof answer.error_message === 'string'
    return { ok: false, refusal: refused ? (answer.error_message as string) : null }
  } catch {
    return { ok: false, refusal: null }
  }
}
