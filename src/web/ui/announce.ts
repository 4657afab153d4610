/** The page's hidden live region. */
const ANNOUNCER_ID = 'announcer'
/** Screen readers ignore the page behind a modal dialog, so the dialog has a live region of its own. */
const IN_DIALOG = 'dialog[open] [data-announcer]'

export function announce(text: string): void {
  const announcer = document.querySelector(IN_DIALOG) ?? document.getElementById(ANNOUNCER_ID)
  if (announcer) announcer.textContent = text
}
