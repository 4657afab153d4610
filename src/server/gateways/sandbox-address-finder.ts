import type { AddressFinder } from './address-finder.ts'
import type { SandboxHome } from './sandbox-town.ts'

export function sandboxAddressFinder(town: readonly SandboxHome[]): AddressFinder {
  return {
    findAddresses: async (postcode) =>
      town.flatMap(({ address }) => (address.postcode === postcode ? [address] : [])),
  }
}
