import { useState } from 'react'
import { announce } from '#web/ui/announce.ts'
import { Icon } from '#web/ui/icon.tsx'

/** Without clipboard permission the reference is selected for copying. */
export function CopyReference({ reference }: { readonly reference: string }) {
  const [isCopied, setCopied] = useState(false)
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(reference)
      setCopied(true)
      announce('Reference copied.')
    } catch {
      const shown = document.getElementById('reference')
      if (shown) getSelection()?.selectAllChildren(shown)
      announce('The reference is selected.')
    }
  }
  return (
    <button type="button" className="link needs-script" onClick={() => void copy()}>
      {isCopied ? <Icon name="check" /> : null}
      {isCopied ? 'Copied' : 'Copy'}
      <span className="unseen"> the reference</span>
    </button>
  )
}
