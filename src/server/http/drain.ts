import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

const LAST_CALLS_MS = 300
const PATIENCE_MS = 4_500

/**
 * Prepares the server's end. It first goes on answering for a moment and asks each client to close its connection,
 * so that none is closed under a request on its way; then it takes no new ones, and cuts off what still lasts.
 */
export function prepareDrain(app: FastifyInstance): () => Promise<void> {
  let draining = false
  app.addHook('onRequest', (_request, reply, done) => {
    if (draining) reply.header('connection', 'close')
    done()
  })
  return async () => {
    draining = true
    await sleep(LAST_CALLS_MS)
    const cutOff = setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS)
    await app.close()
    clearTimeout(cutOff)
  }
}
