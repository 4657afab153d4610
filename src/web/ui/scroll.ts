/** Specification section 2: scrolling takes 400 ms, or none with reduced motion. */
const SCROLL_MS = 400

/** Scrolls the element to `margin` pixels below the top of the window, or below its dialog's header. */
export function scrollToElement(element: Element, margin = 24): void {
  const dialog = element.closest('dialog')
  const box = dialog ?? document.documentElement
  // The dialog's header is sticky and covers the content.
  const top = dialog?.querySelector('.dialog-head')?.getBoundingClientRect().bottom ?? 0
  // Asked anew in each step: what opens or closes on the way moves it.
  const target = (): number => Math.max(0, box.scrollTop + element.getBoundingClientRect().top - top - margin)
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    box.scrollTo({ top: target(), behavior: 'instant' })
    return
  }
  const from = box.scrollTop
  const start = performance.now()
  const step = (now: number): void => {
    const part = Math.min(1, Math.max(0, (now - start) / SCROLL_MS))
    box.scrollTo({ top: from + (target() - from) * (1 - (1 - part) ** 3), behavior: 'instant' })
    if (part < 1) requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
}
