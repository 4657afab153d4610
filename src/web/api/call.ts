/** How long an answer may take before the call counts as failed. */
const TIMEOUT_MS = 15_000

/** What became of a call: an answer, a refusal that says why, or nothing (offline, too slow, or the server is down). */
export type Called<T> =
  | { readonly ok: true; readonly answer: T }
  | {
      readonly ok: false
      readonly refusal: string | null
      /** Null where there was no answer at all. */
      readonly status: number | null
      /** The server's words, also where it is down and another try may help. */
      readonly said?: string
    }

/** What is said where no answer came. */
export const NO_ANSWER = 'We could not reach our server just now. Check your connection and try again.'

/** What browsers let outlive its page. */
const KEPT_ALIVE_BYTES = 60_000

/** Posts to one of our own calls: JSON, or a form where the body is one. A call under way outlives its page. */
export async function post<T>(path: string, body: object | URLSearchParams): Promise<Called<T>> {
  const isForm = body instanceof URLSearchParams
  const text = isForm ? String(body) : JSON.stringify(body)
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
      },
      body: text,
      keepalive: new Blob([text]).size < KEPT_ALIVE_BYTES,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const answer = await answerOf<T>(response)
    const { status } = response
    if (answer === null) return { ok: false, refusal: null, status }
    if (response.ok) return { ok: true, answer }
    const said = typeof answer.error_message === 'string' ? answer.error_message : ''
    return { ok: false, refusal: status < 500 && said ? said : null, status, said }
  } catch {
    return { ok: false, refusal: null, status: null }
  }
}

/** Null where it is not ours, which is JSON: what stands before our server answers with a page of its own while it is down. */
async function answerOf<T>(response: Response): Promise<(T & { error_message?: unknown }) | null> {
  try {
    return (await response.json()) as T & { error_message?: unknown }
  } catch (failure) {
    if (failure instanceof SyntaxError) return null
    throw failure
  }
}
