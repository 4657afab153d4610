import { useState } from 'react'
import { isEmailAddress } from '#shared/values/email-address.ts'
import { NotLoaded } from '#web/ui/not-loaded.tsx'
import { useLoaded } from '#web/ui/use-loaded.ts'
import { useCurrentUser, useDraft, useFormValue } from './use-create-advert.ts'

const load = () => import('./finish-later-dialog.tsx')

/** Offers to email a link to the draft: to the account's address, or to a guest's enquiry address. */
export function FinishLater() {
  const isGuest = useCurrentUser(({ userType }) => userType === 'guest')
  const email = useFormValue('enquiryEmail')
  const hasStarted = useDraft(({ status }) => status !== 'untouched')
  const [isOpen, setOpen] = useState(false)
  if (!hasStarted || (isGuest && !(typeof email === 'string' && isEmailAddress(email)))) return null
  return (
    <div className="finish-later">
      <button type="button" className="link" onClick={() => setOpen(true)}>
        Email me a link to finish later
      </button>
      {isOpen ? <Opened onClose={() => setOpen(false)} /> : null}
    </div>
  )
}

function Opened({ onClose }: { onClose: () => void }) {
  const loaded = useLoaded(load)
  if (loaded === null) return null
  if (loaded !== 'failed') return <loaded.part.FinishLaterDialog onClose={onClose} />
  return <NotLoaded onClose={onClose} />
}
