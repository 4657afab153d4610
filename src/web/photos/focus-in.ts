/** Focuses the tile's first button. */
export function focusIn(uid: string): void {
  document.querySelector<HTMLElement>(`[data-uid="${CSS.escape(uid)}"] button`)?.focus()
}
