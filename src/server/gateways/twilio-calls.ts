import { ProviderFailed } from './provider-failed.ts'
import type { SpokenCalls } from './spoken-calls.ts'
import { failureOf, openAccount, TWILIO, type TwilioAccount } from './twilio-account.ts'
import { twiml } from './twiml.ts'

const RING_SECONDS = 25

interface TwilioCallSettings extends TwilioAccount {
  /** A number of the account's that calls (E.164); null while there is none. */
  readonly from: () => Promise<string | null>
}

/** https://www.twilio.com/docs/voice/api/call-resource: 201 means that it is about to ring. */
export function twilioCalls({ from, ...account }: TwilioCallSettings): SpokenCalls {
  const ask = openAccount(account)
  return {
    say: (to, text) =>
      failureOf(async () => {
        const caller = await from()
        if (caller === null) throw new ProviderFailed(TWILIO, 'refused')
        const form = new URLSearchParams({
          To: to,
          From: caller,
          Timeout: String(RING_SECONDS),
          Twiml: twiml({ kind: 'say', text }, ''),
        })
        await ask('/Calls.json', form)
      }),
  }
}
