/** To the first button that a photo has now. */
export function focusIn(uid: string): void {
  document.querySelector<HTMLElement>(`[data-uid="${CSS.escape(uid)}"] button`)?.focus()
}
