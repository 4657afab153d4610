/** A call without a response by then has failed. */
const TIMEOUT_MS = 15_000

/** The outcome of a call: a response, a refusal with its reason, or a failure (offline, timeout, server down). */
export type Called<T> =
  | { readonly ok: true; readonly answer: T }
  | {
      readonly ok: false
      readonly refusal: string | null
      /** Null if there was no response. */
      readonly status: number | null
      /** The server's message, also for errors where a retry may help. */
      readonly serverMessage?: string
    }

/** The status of a call that was refused for there being too many. */
export const TOO_MANY = 429

/** Shown if there was no response. */
export const NO_ANSWER = 'We couldn’t reach our server. Check your connection and try again.'

/** Browsers limit the body of a keepalive request to 64 KiB. */
const KEPT_ALIVE_BYTES = 60_000

/** Posts JSON or a form to our server. The request survives leaving the page if it is small enough. */
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
    const serverMessage = typeof answer.error_message === 'string' ? answer.error_message : ''
    return { ok: false, refusal: status < 500 && serverMessage ? serverMessage : null, status, serverMessage }
  } catch {
    return { ok: false, refusal: null, status: null }
  }
}

/** Null if the response is not JSON: a proxy sends its own error page while our server is down. */
async function answerOf<T>(response: Response): Promise<(T & { error_message?: unknown }) | null> {
  try {
    return (await response.json()) as T & { error_message?: unknown }
  } catch (failure) {
    if (failure instanceof SyntaxError) return null
    throw failure
  }
}
