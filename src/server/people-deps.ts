import { accountStore } from './accounts/account-store.ts'
import { readCommonPasswords } from './accounts/common-passwords.ts'
import { passwordsBehindQueue } from './accounts/passwords.ts'
import type { purgeAccounts } from './accounts/purge-accounts.ts'
import type { AccountDeps } from './accounts/routes.ts'
import type { sessionStore } from './accounts/session-store.ts'
import type { SocialRouteDeps } from './accounts/social-routes.ts'
import { socialStore } from './accounts/social-store.ts'
import type { Config } from './config.ts'
import type { Database } from './db/pool.ts'
import { secretKey } from './db/secret-key.ts'
import { facebookIdentity } from './gateways/facebook-identity.ts'
import { googleIdentity } from './gateways/google-identity.ts'
import { sandboxIssuer } from './gateways/sandbox-identity.ts'
import { sandboxMailer, sandboxSms } from './gateways/sandbox-messages.ts'
import { smtpMailer } from './gateways/smtp-mailer.ts'
import { twilio } from './gateways/twilio.ts'
import { type Log, warnOfBudget } from './http/log.ts'
import { tokenCookie } from './http/token.ts'
import { type Visitors } from './http/visitors.ts'
import type { OutboxDeps } from './jobs/outbox-worker.ts'
import {
  GUESS_LIMITS,
  PASSWORD_QUEUE,
  REGISTER_LIMITS,
  REMIND_LIMITS,
  SIGN_IN_LIMITS,
  TEXT_LIMITS,
} from './limits.ts'
import { checkPhone } from './phone/check-phone.ts'
import { codeStore } from './phone/code-store.ts'
import type { PhoneDeps } from './phone/routes.ts'
import type { SandboxIssuers } from './sandbox/identity-routes.ts'
import { type MessageStore } from './sandbox/message-store.ts'

type Sessions = ReturnType<typeof sessionStore>

export function accountDeps(
  { sms }: Config,
  database: Database,
  sessions: Sessions,
  visitors: Visitors,
  now: () => Date,
): AccountDeps & Parameters<typeof purgeAccounts>[0] {
  return {
    accounts: accountStore(database),
    social: socialStore(database),
    sessions,
    visitors,
    now,
    passwords: passwordsBehindQueue(PASSWORD_QUEUE),
    commonPasswords: readCommonPasswords(),
    signInLimits: SIGN_IN_LIMITS,
    registerLimits: REGISTER_LIMITS,
    remindLimits: REMIND_LIMITS,
    phoneNumberOf: (text, onlyMobile) => {
      const { number, valid } = checkPhone({ smsIsSandboxed: sms === null }, text, onlyMobile)
      return valid ? number : null
    },
  }
}

export async function sandboxIssuers(
  config: Config,
  database: Database,
  now: () => Date,
): Promise<SandboxIssuers> {
  const seed = await secretKey(database, 'sandbox identities')
  return {
    google: config.google === null ? await sandboxIssuer('google', seed, now) : null,
    facebook: config.facebook === null ? await sandboxIssuer('facebook', seed, now) : null,
  }
}

export function socialDeps(
  { google, facebook, publicUrl }: Config,
  issuers: SandboxIssuers,
  database: Database,
  visitors: Visitors,
  now: () => Date,
): SocialRouteDeps {
  const nobody = { verify: async () => null }
  return {
    verifiers: {
      google: google === null ? (issuers.google?.verifier ?? nobody) : googleIdentity({ ...google, now }),
      facebook:
        facebook === null ? (issuers.facebook?.verifier ?? nobody) : facebookIdentity({ ...facebook, now }),
    },
    clients: {
      google: { id: google?.clientId ?? issuers.google?.clientId ?? '', isSandbox: google === null },
      facebook: { id: facebook?.appId ?? issuers.facebook?.clientId ?? '', isSandbox: facebook === null },
    },
    social: socialStore(database),
    nonceCookie: tokenCookie('social', publicUrl),
    visitors,
    now,
  }
}

export async function phoneDeps(
  config: Config,
  database: Database,
  {
    messages,
    visitors,
    log,
    now,
  }: Pick<PhoneDeps, 'visitors' | 'now'> & {
    readonly messages: MessageStore
    readonly log: Log
  },
): Promise<PhoneDeps> {
  return {
    smsIsSandboxed: config.sms === null,
    codes: codeStore(database, warnOfBudget(log)),
    codeKey: await secretKey(database, 'phone codes'),
    sms: config.sms === null ? sandboxSms((message) => messages.keep(message, now())) : twilio(config.sms),
    textLimits: TEXT_LIMITS,
    guessLimits: GUESS_LIMITS,
    siteHost: new URL(config.publicUrl ?? 'http://localhost').hostname,
    visitors,
    now,
  }
}

export function mailer({ email }: Config, messages: MessageStore, now: () => Date): OutboxDeps['mailer'] {
  return email === null ? sandboxMailer((message) => messages.keep(message, now())) : smtpMailer(email)
}
