/** Names with letters that look like others have only their safe form, 'xn--…'. */
const SITE = /^(?:[a-z\d-]+\.)+[a-z][a-z\d-]*[a-z\d](?=[/?#:]|$)/i
const REST = /^(?::\d{1,5})?(?:[/?#]\S*)?$/
const SCHEME = 'https://'

const siteIn = (text: string): string | null =>
  text.toLowerCase().startsWith(SCHEME) ? (SITE.exec(text.slice(SCHEME.length))?.[0] ?? null) : null

/** A whole address of the secure web, without a name or password in it. */
export function isSecureAddress(text: string): boolean {
  const site = siteIn(text)
  return site !== null && REST.test(text.slice(SCHEME.length + site.length))
}

/** People leave the scheme out: 'youtu.be/abc', 'www.example.org/tour'. Anything else stays as it is. */
export const withScheme = (text: string): string => (isSecureAddress(SCHEME + text) ? SCHEME + text : text)

/** What a visitor knows a site by: 'youtube.com'. */
export const siteOf = (address: string): string => (siteIn(address) ?? address).replace(/^www\./i, '')
