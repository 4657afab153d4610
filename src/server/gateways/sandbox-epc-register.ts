import type { CertificateSummary, EpcRegister } from './epc-register.ts'
import type { SandboxCertificate, SandboxHome } from './sandbox-town.ts'

export function sandboxEpcRegister(town: readonly SandboxHome[]): EpcRegister {
  const certificates = town.flatMap((home) => home.certificates)
  const found = (isWanted: (certificate: SandboxCertificate) => boolean): CertificateSummary[] =>
    certificates.filter(isWanted).map(summaryOf)
  return {
    searchByPostcode: async (postcode) => found((certificate) => certificate.postcode === postcode),
    searchByUprn: async (uprn) => found((certificate) => certificate.uprn === uprn),
    ratingsOf: async (number) =>
      certificates.find(({ certificateNumber }) => certificateNumber === number)?.ratings ?? null,
  }
}

function summaryOf({
  certificateNumber,
  address,
  postcode,
  uprn,
  registeredOn,
}: SandboxCertificate): CertificateSummary {
  return { certificateNumber, address, postcode, uprn, registeredOn }
}
