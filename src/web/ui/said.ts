/** Where `say` puts its words; the page has one such element, a live region that nobody sees. */
const SAID_ID = 'said'
/** While a modal dialog is open nothing outside it is read out: it has a region of its own. */
const IN_DIALOG = 'dialog[open] [data-said]'

/** Has a screen reader say this once it has finished what it is saying. */
export function say(text: string): void {
  const said = document.querySelector(IN_DIALOG) ?? document.getElementById(SAID_ID)
  if (said) said.textContent = text
}
