import { isIPv6 } from 'node:net'

/**
 * The name under which a client's calls are counted: its IPv4 address, or the /64 of its IPv6 address, since a
 * household is given that many and could change within it at every call.
 */
export function clientBucket(ip: string): string {
  const address = ip.replace(/%.*$/, '')
  if (!isIPv6(address)) return address
  const [head = '', tail] = withoutDottedPart(address).split('::')
  const first = head === '' ? [] : head.split(':')
  const last = tail === undefined || tail === '' ? [] : tail.split(':')
  const missing = tail === undefined ? 0 : 8 - first.length - last.length
  const groups = [...first, ...Array.from({ length: missing }, () => '0'), ...last].map((group) =>
    Number.parseInt(group, 16),
  )
  const mapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (mapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join('.')
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

/** ::ffff:192.0.2.1 → ::ffff:c000:201 */
function withoutDottedPart(address: string): string {
  const dotted = /(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(address)
  if (!dotted) return address
  const [a = 0, b = 0, c = 0, d = 0] = dotted.slice(1).map(Number)
  return `${address.slice(0, dotted.index)}${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`
}
