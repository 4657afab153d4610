import type { FastifyInstance } from 'fastify'
import type { answerSocketErrors } from './socket-errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set on a call whose request may be long on its way; it has to look after itself. */
    readonly takesItsTime?: boolean
  }
}

/** Node knows one limit for the time in which a request arrives, and uploads need a longer one than all other calls. */
export function cutSlowRequests(
  app: FastifyInstance,
  answer: ReturnType<typeof answerSocketErrors>,
  milliseconds: number,
): void {
  app.addHook('onRequest', ({ raw, routeOptions }, _reply, done) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = raw.headers
    if ((length !== undefined || encoding !== undefined) && routeOptions.config?.takesItsTime !== true) {
      const late = Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
      const timer = setTimeout(() => answer(late, raw.socket), milliseconds)
      // It has arrived, or never will.
      for (const event of ['end', 'close']) raw.once(event, () => clearTimeout(timer))
    }
    done()
  })
}
