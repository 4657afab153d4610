import { useEffect, useState, useSyncExternalStore } from 'react'
import { sendCode } from '#web/api/account-api.ts'
import { announce } from '#web/ui/announce.ts'
import { readSentAt, storeSentAt } from './sent-at.ts'
import type { Verification } from './use-verification.ts'

/** The server's minimum pause between two text messages. */
const PAUSE_MS = 30_000
const SECOND_MS = 1_000

/** Sends another code after the pause, with a countdown. */
export function Resend({ number }: Verification) {
  const left = useSecondsLeft()
  const [isBusy, setBusy] = useState(false)
  const [answer, setAnswer] = useState('')
  const resend = async (): Promise<void> => {
    setBusy(true)
    setAnswer('')
    const done = await sendCode(number.phone ?? '', number.dialCode)
    if (done.ok) storeSentAt(Date.now())
    setBusy(false)
    setAnswer(done.ok ? 'We’ve sent you another code. The last one no longer works.' : done.message)
  }
  const waits = left > 0 || isBusy
  return (
    <>
      <p className="buttons">
        <button
          type="button"
          className="secondary"
          aria-disabled={waits || undefined}
          aria-describedby="resend-wait"
          onClick={() => !waits && void resend()}
        >
          {isBusy ? 'Sending…' : 'Send another code'}
        </button>
        <span id="resend-wait" className="hint">
          {left > 0 ? `You can ask for another in ${left} ${left === 1 ? 'second' : 'seconds'}.` : ''}
        </span>
      </p>
      <p role="status" className="resend-answer">
        {answer}
      </p>
    </>
  )
}

const everySecond = (tick: () => void): (() => void) => {
  const timer = setInterval(tick, SECOND_MS)
  return () => clearInterval(timer)
}

/** Seconds until another code may be sent. Only the end is announced. */
function useSecondsLeft(): number {
  const left = useSyncExternalStore(everySecond, secondsLeft, () => 0)
  const isWaiting = left > 0
  useEffect(() => {
    if (isWaiting) return () => announce('You can ask for another code now.')
    return undefined
  }, [isWaiting])
  return left
}

/** A clock that was set back never lengthens the pause. */
function secondsLeft(): number {
  const past = Date.now() - readSentAt()
  return past < 0 || past > PAUSE_MS ? 0 : Math.ceil((PAUSE_MS - past) / SECOND_MS)
}
