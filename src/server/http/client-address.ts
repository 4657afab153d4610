import ipaddr from 'ipaddr.js'

/** One name for every caller whose address cannot be read: a name for each spelling would make each call a new client. */
const UNKNOWN = 'unknown'

/**
 * The name under which a client's calls are counted: its IPv4 address, or the /64 of its IPv6 address, since a
 * household is given that many and could change within it at every call.
 */
export function clientBucket(ip: string): string {
  const address = addressIn(ip)
  if (address === null) return UNKNOWN
  if (address.kind() === 'ipv4') return address.toString()
  const groups = (address as ipaddr.IPv6).parts.slice(0, 4)
  return `${groups.map((group) => group.toString(16)).join(':')}::/64`
}

/**
 * An X-Forwarded-For header reduced to addresses: from its end up to the first entry that is none ('unknown',
 * '_hidden'), so that such a caller counts as the proxy that wrote it. Null where no entry is left.
 */
export function cleanForwardedFor(header: string): string | null {
  const addresses: string[] = []
  for (const entry of header.split(',').toReversed()) {
    const address = addressIn(entry.trim())
    if (address === null) break
    addresses.unshift(address.toString())
  }
  return addresses.length === 0 ? null : addresses.join(', ')
}

/** Some proxies write the port as well; a zone means nothing outside the machine that wrote it. */
const WITH_PORT = /^(?:\[(?<v6>[^\]]+)\](?::\d+)?|(?<v4>[\d.]+):\d+)$/

function addressIn(text: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  const { v4, v6 } = WITH_PORT.exec(text)?.groups ?? {}
  const plain = (v6 ?? v4 ?? text).replace(/%.*$/, '')
  // The library also takes '4711' and '0x7f.1' for IPv4 addresses.
  if (ipaddr.IPv4.isValidFourPartDecimal(plain)) return ipaddr.IPv4.parse(plain)
  return ipaddr.IPv6.isValid(plain) ? ipaddr.process(plain) : null
}
