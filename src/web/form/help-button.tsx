import { Icon } from '#web/ui/icon.tsx'
import { useForm } from './form-context.tsx'

/** Opens a help text. `about` completes the button's name for screen readers. */
export function HelpButton({ name, about }: { name: string; about: string }) {
  const { openHelp } = useForm()
  return (
    <button
      type="button"
      className="quiet help"
      aria-label={`Help with ${about.toLowerCase()}`}
      onClick={() => openHelp(name)}
    >
      <Icon name="help" />
      Help
    </button>
  )
}
