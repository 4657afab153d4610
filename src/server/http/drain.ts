import { Server as NetServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

const LAST_CALLS_MS = 1_500
const POLL_MS = 20
const PATIENCE_MS = 4_500

/** Open connections are answered for a moment and asked to close, so that none is closed under a request on its way. */
export function prepareDrain(app: FastifyInstance): () => Promise<void> {
  let draining = false
  app.addHook('onRequest', (_request, reply, done) => {
    if (draining) reply.header('connection', 'close')
    done()
  })
  return async () => {
    draining = true
    // First accept the connections that are already waiting: closing the port would reset them.
    await new Promise(setImmediate)
    // The HTTP server's own close would at once end idle connections, on which a request may be on its way.
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
