import { scrollToElement } from '#web/ui/scroll.ts'

/** Scrolls to the question, so that it can be read, then focuses its control. */
export function focusField(name: string): void {
  document.getElementById(name)?.closest('details')?.setAttribute('open', '')
  const label = document.getElementById(`${name}-label`)
  label?.closest('details')?.setAttribute('open', '')
  if (label) scrollToElement(label)
  const controls = [document.getElementById(name), ...document.getElementsByName(name)]
  controls.find((control) => control?.checkVisibility())?.focus({ preventScroll: true })
}

/** Of a link to a field: an address of its own would jump, and hide the question. */
export function leadToField(event: Pick<Event, 'preventDefault'>, name: string): void {
  event.preventDefault()
  focusField(name)
}
