import { type FormEvent, useId, useState } from 'react'
import type { OwnListing } from '#shared/api/own-listing.ts'
import { confirmPhone, sendPhoneCode } from '#web/api/publishing-api.ts'
import { announce } from '#web/ui/announce.ts'
import type { ListingChange } from './use-action.ts'
import { useCall } from './use-call.ts'

interface ConfirmPhoneProps {
  readonly listing: OwnListing
  readonly onChange: (change: ListingChange) => void
}

type Way = 'text' | 'call'
const SENT: Readonly<Record<Way, string>> = {
  text: 'We’ve texted a code to it.',
  call: 'We’re calling it now with a code.',
}

/** The advert shows no number that its owner has not confirmed by a code. */
export function ConfirmPhone({ listing, onChange }: ConfirmPhoneProps) {
  const { phoneToConfirm: phone, state, uid, listing: id } = listing
  const [sent, setSent] = useState<Way | null>(null)
  const { isBusy, problem, run } = useCall()
  if (phone === null || state === 'removed') return null
  const send = (by: Way): void =>
    run(sendPhoneCode(uid, by), () => {
      setSent(by)
      announce(SENT[by])
    })
  const confirmed = (): void => {
    announce(`Your advert shows ${phone} now.`)
    onChange((now) => ({ ...now, phoneToConfirm: null }))
    // What had the focus is gone.
    document.getElementById(`own-${id}`)?.focus()
  }
  return (
    <div className="own-phone">
      <p>
        Your advert doesn’t show {phone} yet. Confirm that it’s yours. {sent === null ? null : SENT[sent]}
      </p>
      {problem === null ? null : (
        <p className="own-problem error" role="alert">
          {problem}
        </p>
      )}
      {sent === null ? null : (
        <CodeForm isBusy={isBusy} onCode={(code) => run(confirmPhone(code), confirmed)} />
      )}
      <Ways listing={listing} isBusy={isBusy} sent={sent} onSend={send} />
    </div>
  )
}

interface WaysProps {
  readonly listing: OwnListing
  readonly isBusy: boolean
  readonly sent: Way | null
  readonly onSend: (by: Way) => void
}

function Ways({ listing: { listing }, isBusy, sent, onSend }: WaysProps) {
  const labels = {
    text: sent === 'text' ? 'Text me another code' : 'Text me a code',
    call: sent === 'call' ? 'Call me again' : 'Call me with a code',
  }
  return (['text', 'call'] as const).map((by) => (
    <button
      key={by}
      type="button"
      className="secondary needs-script"
      aria-describedby={`own-${listing}`}
      aria-disabled={isBusy || undefined}
      onClick={() => !isBusy && onSend(by)}
    >
      {labels[by]}
    </button>
  ))
}

interface CodeFormProps {
  readonly isBusy: boolean
  readonly onCode: (code: string) => void
}

function CodeForm({ isBusy, onCode }: CodeFormProps) {
  const id = useId()
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const code = new FormData(event.currentTarget).get('code')
    if (!isBusy && typeof code === 'string') onCode(code)
  }
  return (
    <form className="own-code" onSubmit={submit} noValidate>
      <label htmlFor={id}>Code</label>
      <input id={id} name="code" inputMode="numeric" autoComplete="one-time-code" maxLength={12} />
      <button type="submit" className="secondary" aria-disabled={isBusy || undefined}>
        {isBusy ? 'One moment…' : 'Confirm'}
      </button>
    </form>
  )
}
