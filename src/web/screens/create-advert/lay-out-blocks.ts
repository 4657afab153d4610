import { whenIdle } from '#web/ui/when-idle.ts'

/**
 * The first paint leaves out the blocks below the window (`content-visibility` in create-page.css). This lays them out
 * one at a time while the browser is idle, so that the page gets its true height and no task is long.
 */
export function layOutBlocks(form: HTMLFormElement): void {
  const [next] = form.querySelectorAll<HTMLElement>('.block:not([data-laid-out])')
  if (!next || !form.isConnected) {
    layOutAll()
    return
  }
  next.dataset['laidOut'] = ''
  whenIdle(() => layOutBlocks(form))
}

/** At once, for what needs the true height. */
export function layOutAll(): void {
  document.documentElement.dataset['laidOut'] = ''
}
