/** In place of a part of the page that was to be loaded on demand and did not come. */
export function NotLoaded({ onClose }: { onClose: () => void }) {
  return (
    <p className="alert" role="alert">
      This could not be loaded. Check your connection and try again.{' '}
      <button type="button" className="link" onClick={onClose}>
        Close
      </button>
    </p>
  )
}
