import { Server as NetServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

const LAST_CALLS_MS = 1_500
const POLL_MS = 20
const PATIENCE_MS = 4_500

/**
 * Prepares the server's end. It takes no new connections, but goes on answering on those that are open for a moment,
 * and asks each client to close its own: none is closed under a request on its way. What still lasts is cut off.
 */
export function prepareDrain(app: FastifyInstance): () => Promise<void> {
  let draining = false
  app.addHook('onRequest', (_request, reply, done) => {
    if (draining) reply.header('connection', 'close')
    done()
  })
  return async () => {
    draining = true
    // After the connections that wait to be taken were: what is not taken when the port closes is reset.
    await new Promise(setImmediate)
    // An HTTP server's own close would at once close the connections that wait for their next request.
    if (app.server.listening) NetServer.prototype.close.call(app.server)
    for (const end = Date.now() + LAST_CALLS_MS; Date.now() < end && (await isInUse(app)); )
      await sleep(POLL_MS)
    const cutOff = setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS)
    await app.close()
    clearTimeout(cutOff)
  }
}

function isInUse(app: FastifyInstance): Promise<boolean> {
  return new Promise((resolve) => {
    app.server.getConnections((_error, count) => resolve(count > 0))
  })
}
