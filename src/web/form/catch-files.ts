/** Pictures among what is pasted; words that came along with a picture of themselves are for the field they are pasted into. */
function pastedFiles({ clipboardData, target }: ClipboardEvent): readonly File[] {
  const isTyping = (target as Element).matches('input, textarea')
  return isTyping && clipboardData?.types.includes('text/plain') ? [] : [...(clipboardData?.files ?? [])]
}

/**
 * Takes what is dropped on the element or pasted anywhere on the page. A file that misses is not opened by the browser, which
 * would put it in the form's place. Returns what ends it.
 */
export function catchFiles(zone: HTMLElement, take: (files: readonly File[]) => void): () => void {
  const caught = new AbortController()
  const { signal } = caught
  const isOver = ({ target }: Event): boolean => zone.contains(target as Node)
  const onDrag = (event: DragEvent): void => {
    const transfer = event.dataTransfer
    if (!transfer?.types.includes('Files')) return
    event.preventDefault()
    const isDrop = event.type === 'drop'
    transfer.dropEffect = isOver(event) ? 'copy' : 'none'
    zone.toggleAttribute('data-dragging', !isDrop)
    if (isDrop && isOver(event)) take([...transfer.files])
  }
  addEventListener('dragover', onDrag, { signal })
  addEventListener('drop', onDrag, { signal })
  const onLeave = ({ relatedTarget }: DragEvent): void => {
    if (!relatedTarget) zone.removeAttribute('data-dragging')
  }
  addEventListener('dragleave', onLeave, { signal })
  const onPaste = (event: ClipboardEvent): void => {
    const files = pastedFiles(event)
    if (files.length === 0) return
    event.preventDefault()
    take(files)
  }
  addEventListener('paste', onPaste, { signal })
  return () => caught.abort()
}
