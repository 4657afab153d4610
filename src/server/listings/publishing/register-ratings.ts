import type { DraftAnswers } from '#shared/advert/answers.ts'
import { isFromRegister } from '#shared/advert/epc-band.ts'
import type { Ratings } from '../../gateways/epc-register.ts'
import type { ReadDraft } from './judge-draft.ts'

export interface RegisterDeps {
  /** Of the home: null if the register has no certificate for it, 'unknown' if it gave no answer. */
  readonly ratingsOf: (answers: DraftAnswers, ownerKey: Buffer) => Promise<Ratings | null | 'unknown'>
}

export interface ByRegister {
  readonly read: ReadDraft
  /** The owner's answer speaks of a certificate that the register does not have. */
  readonly isMissing: boolean
}

/** Ratings that nobody typed are the register's own, whatever was sent with the answer that they are. */
export async function byRegister({ ratingsOf }: RegisterDeps, read: ReadDraft): Promise<ByRegister> {
  const { published, ownerKey } = read
  if (!isFromRegister(published.hasPropertyEpc)) return { read, isMissing: false }
  const found = await ratingsOf(published, ownerKey)
  if (found === 'unknown') return { read, isMissing: false }
  const { currentEpc: _current, potentialEpc: _potential, ...others } = published
  const ratings = found && { currentEpc: found.current, potentialEpc: found.potential }
  return { read: { ...read, published: { ...others, ...ratings } }, isMissing: found === null }
}
