import { useState } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import { say } from '#web/ui/said.ts'

/** Without the right to the clipboard the reference is selected instead, for the person to copy. */
export function CopyReference({ reference }: { readonly reference: string }) {
  const [isCopied, setCopied] = useState(false)
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(reference)
      setCopied(true)
      say('The reference was copied.')
    } catch {
      const shown = document.getElementById('reference')
      if (shown) getSelection()?.selectAllChildren(shown)
      say('The reference is selected.')
    }
  }
  return (
    <button type="button" className="quiet needs-script" onClick={() => void copy()}>
      {isCopied ? <Icon name="check" /> : null}
      {isCopied ? 'Copied' : 'Copy'}
      <span className="unseen"> the reference</span>
    </button>
  )
}
