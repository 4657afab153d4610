/** The token that a link of an email carries behind its #, which no server is told; null where there is none. */
export function tokenInHash(): string | null {
  const token = new URLSearchParams(location.hash.slice(1)).get('token')
  return token === '' ? null : token
}
