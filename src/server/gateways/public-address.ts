import ipaddr from 'ipaddr.js'

type Address = ipaddr.IPv4 | ipaddr.IPv6

/** An address or a range inside that may be reached all the same, at one port or at any. */
export interface Reachable {
  readonly range: string
  readonly port: string | null
}

/** What was given out to reach from anywhere (IANA). */
const GLOBAL_V6 = ipaddr.IPv6.parseCIDR('2000::/3')

/** Nor a form of IPv6 that stands for an address of this machine or of a network of ours (mapped, NAT64, 6to4, Teredo). */
export function isPublic(text: string): boolean {
  if (!ipaddr.isValid(text)) return false
  const address = ipaddr.parse(text)
  if (address.range() !== 'unicast') return false
  return address.kind() === 'ipv4' || (address as ipaddr.IPv6).match(GLOBAL_V6)
}

export function isAllowed(allowed: readonly Reachable[], text: string, port: string): boolean {
  if (!ipaddr.isValid(text)) return false
  const address = ipaddr.process(text)
  return allowed.some(({ range, port: only }) => (only === null || only === port) && isIn(address, range))
}

function isIn(address: Address, range: string): boolean {
  const [base, bits] = ipaddr.parseCIDR(
    range.includes('/') ? range : `${range}/${range.includes(':') ? 128 : 32}`,
  )
  return base.kind() === address.kind() && address.match([base, bits] as [ipaddr.IPv4, number])
}
