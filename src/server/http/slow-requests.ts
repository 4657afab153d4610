import type { FastifyInstance } from 'fastify'
import type { answerSocketErrors } from './socket-errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Such a call limits its own time. */
    readonly takesItsTime?: boolean
  }
}

/** Node has one limit for the arrival of requests, and uploads need a longer one. */
export function cutSlowRequests(
  app: FastifyInstance,
  answer: ReturnType<typeof answerSocketErrors>,
  milliseconds: number,
): void {
  app.addHook('onRequest', ({ raw, routeOptions }, reply, done) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = raw.headers
    if ((length !== undefined || encoding !== undefined) && routeOptions.config?.takesItsTime !== true) {
      const late = Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
      const cut = (): void => {
        // It was refused, and answered, before its body was read.
        if (reply.raw.writableEnded) raw.destroy()
        else answer(late, raw.socket)
      }
      const timer = setTimeout(cut, milliseconds)
      // It has arrived, or never will.
      for (const event of ['end', 'close']) raw.once(event, () => clearTimeout(timer))
    }
    done()
  })
}
