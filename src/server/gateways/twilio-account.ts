import { CALL_LIMITS, type CallLimits, openCall, reasonOfStatus } from './provider-call.ts'
import { ProviderFailed } from './provider-failed.ts'

export const TWILIO = 'Twilio'
const BASE_URL = 'https://api.twilio.com'
const CREATED = 201

export interface TwilioAccount {
  readonly accountSid: string
  readonly authToken: string
  readonly baseUrl?: string
  readonly limits?: CallLimits
}

/** Paths may be whole, as Twilio gives them for a next page. Null for a 201, whose body says nothing that we did not ask for. */
export function openAccount({
  accountSid,
  authToken,
  baseUrl = BASE_URL,
  limits = CALL_LIMITS,
}: TwilioAccount) {
  const account = `/2010-04-01/Accounts/${encodeURIComponent(accountSid)}`
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`
  return (path: string, form?: URLSearchParams) => {
    const url = new URL(path.startsWith(`${account}/`) ? path : account + path, baseUrl)
    return openCall(TWILIO, limits)({ url, headers: { authorization }, refusal, ...(form && { form }) })
  }
}

const refusal = (status: number): ProviderFailed['reason'] | null =>
  status === CREATED ? null : reasonOfStatus(status)

/** What failed at the provider; null if nothing did. */
export async function failureOf(act: () => Promise<unknown>): Promise<ProviderFailed | null> {
  try {
    await act()
    return null
  } catch (error) {
    if (error instanceof ProviderFailed) return error
    throw error
  }
}
