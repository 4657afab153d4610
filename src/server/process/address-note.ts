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
    return `HOST is ${host} and PUBLIC_URL is not set: other machines see the pages, but whatever they do there (save, sign in, pay) is refused with 403. Set PUBLIC_URL to the address that people use, such as http://192.168.1.20:3000.`
  }
  if (!LOOPBACK.test(host)) {
    return `PUBLIC_URL is not set: calls are taken from pages at ${url} and from this machine alone, any other address gets 403. Set PUBLIC_URL if people use another one.`
  }
  return environment === 'production'
    ? 'PUBLIC_URL is not set: saves are taken from this machine’s own address alone, and cookies are not bound to https.'
    : null
}
