import { useState } from 'react'
import { NotLoaded } from '#web/ui/not-loaded.tsx'
import { useLoaded } from '#web/ui/use-loaded.ts'

export function ClearForm() {
  const [isAsking, setAsking] = useState(false)
  return (
    <div className="clear-form">
      <span id="clear-form-header">Click here to clear form.</span>
      <button
        type="button"
        className="quiet"
        aria-describedby="clear-form-header"
        onClick={() => setAsking(true)}
      >
        Clear Form
      </button>
      {isAsking ? <Asking onClose={() => setAsking(false)} /> : null}
    </div>
  )
}

const load = () => import('./clear-dialog.tsx')

function Asking({ onClose }: { onClose: () => void }) {
  const loaded = useLoaded(load)
  if (loaded === null) return null
  if (loaded !== 'failed') return <loaded.part.ClearDialog onClose={onClose} />
  return <NotLoaded onClose={onClose} />
}
