import { Resolver } from 'node:dns/promises'
import { isIP } from 'node:net'

export interface Address {
  readonly address: string
  readonly family: number
}

const LOCALHOST = /^(?:.+\.)?localhost\.?$/
const QUERY_MS = 2_500
const TRIES = 2

/**
 * The addresses of a host that a stranger named, IPv4 first; throws if it has none. Asked of the name servers by c-ares: Node's
 * `lookup` waits in one of the process's few threads, where a name server that never answers would hold up every other lookup,
 * those of the providers among them, and cannot be stopped. `/etc/hosts` is not read.
 */
export async function addressesOf(host: string, signal: AbortSignal): Promise<readonly Address[]> {
  const family = isIP(host)
  if (family !== 0) return [{ address: host, family }]
  // By RFC 6761 no name server is asked for it.
  if (LOCALHOST.test(host)) return [{ address: '127.0.0.1', family: 4 }]
  signal.throwIfAborted()
  const resolver = new Resolver({ timeout: QUERY_MS, tries: TRIES })
  const stop = (): void => resolver.cancel()
  signal.addEventListener('abort', stop, { once: true })
  try {
    const [v4, v6] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
    if (v4.status === 'rejected' && v6.status === 'rejected') throw v4.reason
    return [...addressesIn(v4, 4), ...addressesIn(v6, 6)]
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

const addressesIn = (found: PromiseSettledResult<string[]>, family: number): readonly Address[] =>
  found.status === 'fulfilled' ? found.value.map((address) => ({ address, family })) : []
