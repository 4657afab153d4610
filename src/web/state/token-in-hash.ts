/** The token in the fragment of an emailed link, which is never sent to a server; null if missing. */
export function tokenInHash(): string | null {
  const token = new URLSearchParams(location.hash.slice(1)).get('token')
  return token === '' ? null : token
}
