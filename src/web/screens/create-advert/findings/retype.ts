import { sharedEnds } from './found.ts'

export type TextControl = HTMLInputElement | HTMLTextAreaElement

export const isTextControl = (element: Element): element is TextControl =>
  element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && element.type === 'text')

/**
 * Types what differs in a new text over the old one, with the caret behind it. Only what is typed can be taken back by the
 * browser's own undo, and `execCommand` alone types: nothing has replaced it (https://w3c.github.io/editing/docs/execCommand/).
 */
export function retype(control: TextControl, text: string): void {
  control.focus()
  if (control.value === text) return
  const { before, after } = sharedEnds(control.value, text)
  control.setSelectionRange(before, control.value.length - after)
  const typed = text.slice(before, text.length - after)
  if (typed === '') document.execCommand('delete')
  else document.execCommand('insertText', false, typed)
}
