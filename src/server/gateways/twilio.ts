import { beginQuestion, CALL_LIMITS, type CallLimits, reasonOfStatus } from './provider-call.ts'
import { ProviderFailed } from './provider-failed.ts'
import type { SmsSender } from './sms.ts'

const PROVIDER = 'Twilio'
const BASE_URL = 'https://api.twilio.com'
const CREATED = 201

export interface TwilioSettings {
  readonly accountSid: string
  readonly authToken: string
  /** A number of ours, a sender's name, or the SID of a messaging service (MG…). */
  readonly from: string
  readonly baseUrl?: string
  readonly limits?: CallLimits
}

/** Twilio's Messages API, https://www.twilio.com/docs/messaging/api/message-resource: a message that it takes is a 201. */
export function twilio({
  accountSid,
  authToken,
  from,
  baseUrl = BASE_URL,
  limits = CALL_LIMITS,
}: TwilioSettings): SmsSender {
  const url = new URL(`/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`, baseUrl)
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`
  const sender = /^MG[0-9a-f]{32}$/i.test(from) ? 'MessagingServiceSid' : 'From'
  return {
    send: async ({ to, text }) => {
      const form = new URLSearchParams({ To: to, [sender]: from, Body: text })
      try {
        await beginQuestion(PROVIDER, limits)({ url, headers: { authorization }, form, refusal })
        return null
      } catch (error) {
        if (error instanceof ProviderFailed) return error
        throw error
      }
    },
  }
}

const refusal = (status: number): ProviderFailed['reason'] | null =>
  status === CREATED ? null : reasonOfStatus(status)
