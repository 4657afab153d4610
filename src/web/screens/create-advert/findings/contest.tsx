import { useState } from 'react'
import { contestText } from '#web/api/publishing-api.ts'
import type { Draft } from '#web/state/draft.ts'

const ASKED = 'We’ll look at your text and email you what we decide.'
const NOT_SAVED = 'We couldn’t save your text. Check your connection and try again.'

export interface Asking {
  readonly draft: Draft
  readonly isGuest: () => boolean
}

interface Props extends Asking {
  readonly name: string
  readonly question: string
}

/** Asks a person to look at refused words. For guests there is nothing to ask yet: they sign in to publish. */
export function Contest({ name, question, draft, isGuest }: Props) {
  const [message, setMessage] = useState<string | null>(null)
  const [isAsking, setAsking] = useState(false)
  if (isGuest()) return null
  const ask = async (): Promise<void> => {
    setAsking(true)
    const asked = (await draft.save()) ? await contestText(draft.store.getState().uuid, name) : null
    setMessage(asked === null ? NOT_SAVED : asked.ok ? ASKED : asked.message)
    setAsking(false)
  }
  return (
    <div className="contest">
      <p role="status">{message}</p>
      {message === ASKED ? null : (
        <p>
          Is this wrong?{' '}
          <button type="button" className="link" disabled={isAsking} onClick={() => void ask()}>
            Ask a person to look at it<span className="unseen">: {question}</span>
          </button>
        </p>
      )}
    </div>
  )
}
