import { hashOfRecoveryCode, newRecoveryCodes, stepOfCode } from './second-factor.ts'
import type { DeskPasswords } from './sign-in.ts'
import type { NewStaffSession, StaffStore } from './staff.ts'

export interface JoinDeps {
  readonly staff: Pick<StaffStore, 'findInvited' | 'join'>
  readonly passwords: DeskPasswords
  /** What is wrong with a new password; null where nothing is. */
  readonly passwordProblem: (password: string) => string | null
  readonly now: () => Date
}

interface Chosen {
  readonly password: string
  readonly code: string
}

export type Joined =
  /** The codes are shown now and never again. */
  | { readonly kind: 'joined'; readonly recoveryCodes: readonly string[] }
  | { readonly kind: 'refused'; readonly errors: JoinErrors }
  | { readonly kind: 'busy' }
  /** It was used, or is too old. */
  | { readonly kind: 'no-link' }

export interface JoinErrors {
  readonly password?: string
  readonly code?: string
}

const WRONG_CODE = 'This code is wrong. Check your phone’s clock and enter the code your app shows now.'

/** The password, the proof that the second factor works, the recovery codes and the session: all of it or nothing. */
export async function join(
  { staff, passwords, passwordProblem, now }: JoinDeps,
  link: Buffer,
  { password, code }: Chosen,
  client: string,
  opened: NewStaffSession,
): Promise<Joined> {
  const invited = await staff.findInvited(link, now())
  if (invited === null) return { kind: 'no-link' }
  const problem = passwordProblem(password)
  const step = stepOfCode(invited.totpKey, code, now())
  if (problem !== null || step === null) {
    const errors = {
      ...(problem === null ? {} : { password: problem }),
      ...(step === null ? { code: WRONG_CODE } : {}),
    }
    return { kind: 'refused', errors }
  }
  const passwordHash = await passwords.hash(password, client)
  if (passwordHash === null) return { kind: 'busy' }
  const recoveryCodes = newRecoveryCodes()
  const recoveryHashes = recoveryCodes.flatMap((one) => hashOfRecoveryCode(one) ?? [])
  const joining = { staffId: invited.id, passwordHash, step, recoveryHashes }
  return (await staff.join(link, joining, opened, now()))
    ? { kind: 'joined', recoveryCodes }
    : { kind: 'no-link' }
}
