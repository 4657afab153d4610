import type { SmsSender } from './sms.ts'
import { failureOf, openAccount, type TwilioAccount } from './twilio-account.ts'

export interface TwilioSettings extends TwilioAccount {
  /** A phone number, a sender's name, or the SID of a messaging service (MG…). */
  readonly from: string
}

/** https://www.twilio.com/docs/messaging/api/message-resource: 201 means accepted. */
export function twilio({ from, ...account }: TwilioSettings): SmsSender {
  const ask = openAccount(account)
  const sender = /^MG[0-9a-f]{32}$/i.test(from) ? 'MessagingServiceSid' : 'From'
  return {
    send: ({ to, text }) =>
      failureOf(() => ask('/Messages.json', new URLSearchParams({ To: to, [sender]: from, Body: text }))),
  }
}
