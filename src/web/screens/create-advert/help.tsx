import { NotLoaded } from '#web/ui/not-loaded.tsx'
import { useLoaded } from '#web/ui/use-loaded.ts'

interface HelpProps {
  readonly name: string
  readonly onClose: () => void
}

const load = () => import('#web/help/help-dialog.tsx')

/** A block's help. The texts load on demand. */
export function Help({ name, onClose }: HelpProps) {
  const loaded = useLoaded(load)
  if (loaded === null) return null
  if (loaded !== 'failed') return <loaded.part.HelpDialog name={name} onClose={onClose} />
  return <NotLoaded onClose={onClose} />
}
