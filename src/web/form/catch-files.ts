/**
 * Accepts files dropped on the element or pasted anywhere. Files dropped elsewhere are ignored: the browser would
 * open them and leave the form. Returns a function that stops it.
 */
export function catchFiles(zone: HTMLElement, take: (files: readonly File[]) => void): () => void {
  const caught = new AbortController()
  const on = <K extends keyof WindowEventMap>(type: K, hear: (event: WindowEventMap[K]) => void): void =>
    addEventListener(type, hear, { signal: caught.signal })
  const onDrag = (event: DragEvent): void => {
    const { dataTransfer, target, type } = event
    if (!dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    const isOver = zone.contains(target as Node)
    const isDrop = type === 'drop'
    dataTransfer.dropEffect = isOver ? 'copy' : 'none'
    zone.toggleAttribute('data-dragging', !isDrop)
    if (isDrop && isOver) take([...dataTransfer.files])
  }
  on('dragover', onDrag)
  on('drop', onDrag)
  on('dragleave', ({ relatedTarget }) => relatedTarget ?? zone.removeAttribute('data-dragging'))
  on('paste', (event) => {
    const { clipboardData, target } = event
    const files = [...(clipboardData?.files ?? [])]
    // Word processors put an image of the text on the clipboard too.
    const isText =
      (target as Element).matches('input, textarea') && clipboardData?.types.includes('text/plain')
    if (files.length === 0 || isText) return
    event.preventDefault()
    take(files)
  })
  return () => caught.abort()
}
