/** Where `say` puts its words; the page has one such element, a live region that nobody sees. */
const SAID_ID = 'said'

/** Has a screen reader say this once it has finished what it is saying. */
export function say(text: string): void {
  const said = document.getElementById(SAID_ID)
  if (said) said.textContent = text
}
