/** Whether this tab keeps nothing in the browser, because others use the computer. It lasts as long as the tab. */
const KEY = 'shared_computer'

export function isSharedComputer(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

export function setSharedComputer(): void {
  try {
    sessionStorage.setItem(KEY, '1')
  } catch {
    // Where storage is blocked, nothing is kept anyway.
  }
}
