import { useCallback, useEffect, useRef, useState } from 'react'
import { FINISH_LINK_DAYS } from '#shared/account/single-use-links.ts'
import { TRY_AGAIN_LATER } from '#shared/api/endpoints.ts'
import { emailDraftLink } from '#web/api/account-api.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { useCreateAdvert, useCurrentUser, useFormValue } from './use-create-advert.ts'

type Sending = 'sending' | 'sent' | { readonly problem: string }

/** Saves the advert, emails its link and shows the result. */
export function FinishLaterDialog({ onClose }: { onClose: () => void }) {
  const { sending, send } = useSending()
  const isProblem = typeof sending === 'object'
  return (
    <Dialog
      title="Finish later"
      onClose={onClose}
      actions={
        isProblem ? (
          <button type="button" className="primary" onClick={() => void send()}>
            Try again
          </button>
        ) : undefined
      }
    >
      <div role="status" className="finish-later-answer">
        {isProblem ? <p className="error">{sending.problem}</p> : null}
        {sending === 'sending' ? <p>Sending the link…</p> : null}
        {sending === 'sent' ? <Sent /> : null}
      </div>
    </Dialog>
  )
}

function Sent() {
  const email = useFormValue('enquiryEmail')
  const isGuest = useCurrentUser(({ userType }) => userType === 'guest')
  return isGuest ? (
    <p>
      We’ve sent a link to <strong>{String(email)}</strong>
      {`. It works once, for ${FINISH_LINK_DAYS} days, in whichever browser you open it.`}
    </p>
  ) : (
    <p>We’ve sent a link to your account’s email address. Sign in to open it on any device.</p>
  )
}

function useSending() {
  const { draft } = useCreateAdvert()
  const [sending, setSending] = useState<Sending>('sending')
  const hasStarted = useRef(false)
  const send = useCallback(async () => {
    setSending('sending')
    if (!(await draft.save())) {
      setSending({ problem: `We haven’t saved your last change yet.${TRY_AGAIN_LATER}` })
      return
    }
    const done = await emailDraftLink(draft.store.getState().uuid)
    setSending(done.ok ? 'sent' : { problem: done.message })
  }, [draft])
  useEffect(() => {
    if (hasStarted.current) return
    hasStarted.current = true
    void send()
  }, [send])
  return { sending, send }
}
