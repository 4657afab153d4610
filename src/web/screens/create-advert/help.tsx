import { useLoaded } from '#web/ui/use-loaded.ts'

interface HelpProps {
  readonly name: string
  readonly onClose: () => void
}

const load = () => import('#web/help/help-dialog.tsx')

/** A block's help, whose texts are loaded when somebody asks for one. */
export function Help({ name, onClose }: HelpProps) {
  const loaded = useLoaded(load)
  if (loaded === null) return null
  if (loaded !== 'failed') return <loaded.part.HelpDialog name={name} onClose={onClose} />
  return (
    <p className="alert" role="alert">
      The help could not be loaded. Check your connection and try again.{' '}
      <button type="button" className="link" onClick={onClose}>
        Close
      </button>
    </p>
  )
}
