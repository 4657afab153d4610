import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

const PATIENCE_MS = 8_000
const RETRY_MS = 200

/** Waits a little for a port in use, because our previous server may be stopping. */
export async function listen(
  app: FastifyInstance,
  { host, port }: { readonly host: string; readonly port: number },
  print: (line: string) => void,
): Promise<string> {
  const deadline = Date.now() + PATIENCE_MS
  for (let isPrinted = false; ; await sleep(RETRY_MS)) {
    const error = await app.listen({ host, port }).then(
      () => null,
      (reason: NodeJS.ErrnoException) => reason,
    )
    if (error === null) return addressOf(app, host)
    if (error.code !== 'EADDRINUSE') throw error
    if (Date.now() > deadline) {
      throw new Error(`Port ${port} of ${host} is in use by another program. Set PORT to another one.`)
    }
    if (!isPrinted) print(`Waiting for port ${port} …`)
    isPrinted = true
  }
}

function addressOf(app: FastifyInstance, host: string): string {
  const { port } = app.server.address() as AddressInfo
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}
