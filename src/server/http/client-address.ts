import ipaddr from 'ipaddr.js'

/** One name for all unreadable addresses: otherwise each spelling would be a new client. */
const UNKNOWN = 'unknown'

/** An IPv4 address, or an IPv6 /64, since a household has that many addresses and could change at every call. */
export function clientBucket(ip: string): string {
  const address = addressIn(ip)
  if (address === null) return UNKNOWN
  if (address.kind() === 'ipv4') return address.toString()
  const groups = (address as ipaddr.IPv6).parts.slice(0, 4)
  return `${groups.map((group) => group.toString(16)).join(':')}::/64`
}

/** The addresses at its end, or null. Behind an entry such as 'unknown' a caller counts as the proxy that wrote it. */
export function cleanForwardedFor(header: string): string | null {
  const addresses: string[] = []
  for (const entry of header.split(',').toReversed()) {
    const address = addressIn(entry.trim())
    if (address === null) break
    addresses.unshift(address.toString())
  }
  return addresses.length === 0 ? null : addresses.join(', ')
}

/** Some proxies add the port; a zone means nothing outside its own machine. */
const WITH_PORT = /^(?:\[(?<v6>[^\]]+)\](?::\d+)?|(?<v4>[\d.]+):\d+)$/

function addressIn(text: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  const { v4, v6 } = WITH_PORT.exec(text)?.groups ?? {}
  const plain = (v6 ?? v4 ?? text).replace(/%.*$/, '')
  // The library also takes '4711' and '0x7f.1' for IPv4 addresses.
  if (ipaddr.IPv4.isValidFourPartDecimal(plain)) return ipaddr.IPv4.parse(plain)
  return ipaddr.IPv6.isValid(plain) ? ipaddr.process(plain) : null
}
