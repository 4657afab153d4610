import { Alert } from './alert.tsx'

/** Shown if code loaded on demand did not arrive. */
export function NotLoaded({ onClose }: { onClose: () => void }) {
  return (
    <Alert>
      We couldn’t load this. Check your connection and try again.{' '}
      <button type="button" className="link" onClick={onClose}>
        Close
      </button>
    </Alert>
  )
}
