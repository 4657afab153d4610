import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { isSharedComputer } from '#web/state/shared-computer.ts'
import { NotLoaded } from '#web/ui/not-loaded.tsx'
import { useBrowserValue } from '#web/ui/use-browser-value.ts'
import { useLoaded } from '#web/ui/use-loaded.ts'

/** Lets somebody who is not the only user of the computer keep nothing in its browser. */
export function SharedComputer() {
  const wasShared = useBrowserValue(isSharedComputer, false)
  const [isAsking, setAsking] = useState(false)
  const [isSet, setSet] = useState(false)
  const status = useRef<HTMLParagraphElement>(null)
  const finish = (): void => {
    flushSync(() => {
      setSet(true)
      setAsking(false)
    })
    // The button that opened the dialog is gone.
    status.current?.focus()
  }
  return (
    <div className="shared-computer">
      <p role="status" ref={status} tabIndex={-1}>
        {wasShared || isSet ? 'You’re on a shared computer. We keep nothing in this browser.' : null}
      </p>
      {wasShared || isSet ? null : (
        <button type="button" className="quiet" onClick={() => setAsking(true)}>
          I am on a shared computer
        </button>
      )}
      {isAsking ? <Asking onClose={() => setAsking(false)} onSet={finish} /> : null}
    </div>
  )
}

const load = () => import('./shared-computer-dialog.tsx')

interface AskingProps {
  readonly onClose: () => void
  readonly onSet: () => void
}

function Asking(props: AskingProps) {
  const loaded = useLoaded(load)
  if (loaded === null) return null
  if (loaded !== 'failed') return <loaded.part.SharedComputerDialog {...props} />
  return <NotLoaded onClose={props.onClose} />
}
