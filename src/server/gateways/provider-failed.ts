/** Never contains the provider's own words, an address or a key. */
export class ProviderFailed extends Error {
  override readonly name = 'ProviderFailed'
  readonly provider: string
  readonly reason: 'unreachable' | 'slow' | 'refused' | 'no-credit' | 'busy' | 'broken' | 'garbage'

  constructor(provider: string, reason: ProviderFailed['reason']) {
    super(`${provider}: ${reason}`)
    this.provider = provider
    this.reason = reason
  }
}
