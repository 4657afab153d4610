import { accountStore } from '../accounts/account/account-store.ts'
import { readCommonPasswords } from '../accounts/account/common-passwords.ts'
import { passwordsBehindQueue } from '../accounts/account/passwords.ts'
import type { purgeAccounts } from '../accounts/account/purge-accounts.ts'
import type { AccountDeps } from '../accounts/account/routes.ts'
import type { sessionStore } from '../accounts/account/session-store.ts'
import type { SocialRouteDeps } from '../accounts/account/social-routes.ts'
import { socialStore } from '../accounts/account/social-store.ts'
import { phoneOfAdvert } from '../accounts/phone/advert-phone-store.ts'
import { checkPhone } from '../accounts/phone/check-phone.ts'
import { codeStore } from '../accounts/phone/code-store.ts'
import type { PhoneDeps } from '../accounts/phone/routes.ts'
import type { Config } from '../config/config.ts'
import {
  GUESS_LIMITS,
  PASSWORD_QUEUE,
  REGISTER_LIMITS,
  REMIND_LIMITS,
  SIGN_IN_LIMITS,
  TEXT_LIMITS,
} from '../config/limits.ts'
import type { Database } from '../db/pool.ts'
import { secretKey } from '../db/secret-key.ts'
import type { Callers } from '../http/callers.ts'
import { type Log, warnOfBudget } from '../http/log.ts'
import { tokenCookie } from '../http/token.ts'
import type { Gateways } from './gateways.ts'

type Sessions = ReturnType<typeof sessionStore>

export function accountDeps(
  { passwordKib }: Config,
  { smsIsSandboxed }: Gateways,
  database: Database,
  sessions: Sessions,
  callers: Callers,
  now: () => Date,
): AccountDeps & Parameters<typeof purgeAccounts>[0] {
  return {
    accounts: accountStore(database),
    social: socialStore(database),
    sessions,
    callers,
    now,
    passwords: passwordsBehindQueue(PASSWORD_QUEUE, passwordKib),
    commonPasswords: readCommonPasswords(),
    signInLimits: SIGN_IN_LIMITS,
    registerLimits: REGISTER_LIMITS,
    remindLimits: REMIND_LIMITS,
    phoneNumberOf: (text, onlyMobile) => {
      const { number, valid } = checkPhone({ smsIsSandboxed }, text, onlyMobile)
      return valid ? number : null
    },
  }
}

export function socialDeps(
  { publicUrl }: Config,
  identity: Gateways['identity'],
  database: Database,
  callers: Callers,
  now: () => Date,
): SocialRouteDeps {
  return {
    ...identity,
    social: socialStore(database),
    nonceCookie: tokenCookie('social', publicUrl),
    callers,
    now,
  }
}

export async function phoneDeps(
  config: Config,
  { sms, calls, smsIsSandboxed }: Gateways,
  database: Database,
  { callers, log, now }: Pick<PhoneDeps, 'callers' | 'now'> & { readonly log: Log },
): Promise<PhoneDeps> {
  return {
    sms,
    calls,
    smsIsSandboxed,
    phoneOfAdvert: phoneOfAdvert(database),
    codes: codeStore(database, warnOfBudget(log)),
    codeKey: await secretKey(database, 'phone codes'),
    textLimits: TEXT_LIMITS,
    guessLimits: GUESS_LIMITS,
    siteHost: new URL(config.publicUrl ?? 'http://localhost').hostname,
    callers,
    now,
  }
}
