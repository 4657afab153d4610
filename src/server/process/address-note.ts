import type { Config } from '../config/config.ts'

const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|::1)$/
const EVERY_ADDRESS = new Set(['0.0.0.0', '::'])

/** Null if starting without PUBLIC_URL is safe. */
export function addressNote(
  { publicUrl, host, environment }: Pick<Config, 'publicUrl' | 'host' | 'environment'>,
  url: string,
): string | null {
  if (publicUrl !== null) return null
  if (EVERY_ADDRESS.has(host)) {
    return `HOST is ${host} and PUBLIC_URL is not set: other machines can see the pages, but can’t save, sign in or pay (403). Set PUBLIC_URL to the address people use, such as http://192.168.1.20:3000.`
  }
  if (!LOOPBACK.test(host)) {
    return `PUBLIC_URL is not set: we only take calls from pages at ${url} and from this machine. Any other address gets a 403. Set PUBLIC_URL if people use another address.`
  }
  return environment === 'production'
    ? 'PUBLIC_URL is not set: we only take saves from this machine’s own address, and cookies aren’t tied to https.'
    : null
}
