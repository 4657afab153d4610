import { Dialog } from '#web/ui/dialog.tsx'
import { Terms } from '#web/ui/terms.tsx'
import type { HelpPart } from './help-text.ts'
import { HELP_TEXTS } from './help-texts.ts'

/** A block's help, in a dialog (specification section 2). */
export function HelpDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const help = HELP_TEXTS[name]
  if (!help) return null
  return (
    <Dialog title={help.title} onClose={onClose}>
      {help.body.map((part) => (
        <Part key={JSON.stringify(part)} part={part} />
      ))}
    </Dialog>
  )
}

function Part({ part }: { part: HelpPart }) {
  if (typeof part === 'string') return <p>{part}</p>
  if ('list' in part) {
    return (
      <ul>
        {part.list.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    )
  }
  if ('terms' in part) return <Terms terms={part.terms} />
  return (
    <p>
      <a href={part.href} target="_blank" rel="noreferrer">
        {part.link} (opens in a new tab)
      </a>
    </p>
  )
}
