import { useCallback, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import type { Finding } from '#shared/rulebook/finding.ts'
import { movedSpans } from './found.ts'

type Control = HTMLInputElement | HTMLTextAreaElement

interface MarksProps {
  readonly control: Control | null
  /** Of the control's answer as it was read. */
  readonly findings: readonly Finding[]
  readonly read: string
}

/** What decides where a letter stands in a control. */
const LIKE = [
  'font',
  'letterSpacing',
  'wordSpacing',
  'lineHeight',
  'textIndent',
  'padding',
  'tabSize',
] as const

/** Lines under words of a text control, drawn on a copy of its text that lies over it. */
export function WordMarks({ control, findings, read }: MarksProps) {
  const copy = useRef<HTMLDivElement>(null)
  const typed = useTyped(control)
  useEffect(() => {
    if (!control) return
    const lay = (): void => layOver(control, copy.current)
    control.addEventListener('scroll', lay)
    const sized = new ResizeObserver(lay)
    sized.observe(control)
    return () => {
      control.removeEventListener('scroll', lay)
      sized.disconnect()
    }
  }, [control])
  useLayoutEffect(() => {
    if (control) layOver(control, copy.current)
  })
  return (
    <div className="word-marks" aria-hidden="true" ref={copy}>
      {marked(typed, partsOf(findings, read, typed))}
    </div>
  )
}

/** As it stands in the control, which may have spaces around the answer. */
function useTyped(control: Control | null): string {
  const subscribe = useCallback(
    (changed: () => void) => {
      control?.addEventListener('input', changed)
      return () => control?.removeEventListener('input', changed)
    },
    [control],
  )
  const typed = (): string => control?.value ?? ''
  return useSyncExternalStore(subscribe, typed, typed)
}

function layOver(over: Control, copy: HTMLElement | null): void {
  if (copy === null) return
  const style = getComputedStyle(over)
  for (const name of LIKE) copy.style[name] = style[name]
  copy.style.whiteSpace = over.tagName === 'TEXTAREA' ? 'pre-wrap' : 'pre'
  if (over.tagName !== 'TEXTAREA') {
    copy.style.paddingBlock = '0'
    copy.style.lineHeight = `${over.clientHeight}px`
  }
  copy.style.left = `${over.offsetLeft + over.clientLeft}px`
  copy.style.top = `${over.offsetTop + over.clientTop}px`
  copy.style.width = `${over.clientWidth}px`
  copy.style.height = `${over.clientHeight}px`
  copy.scrollTop = over.scrollTop
  copy.scrollLeft = over.scrollLeft
}

interface Part {
  readonly start: number
  readonly end: number
  readonly severity: Finding['severity']
}

function partsOf(findings: readonly Finding[], read: string, typed: string): Part[] {
  return findings.flatMap(({ span, severity }) =>
    movedSpans(span === null ? [] : [span], read, typed).map(([start, end]) => ({ start, end, severity })),
  )
}

/** Where marks overlap, the graver one is drawn. */
export function marked(text: string, parts: readonly Part[]): React.ReactNode[] {
  const cuts = new Set([0, ...parts.flatMap(({ start, end }) => [start, end]), text.length])
  const ends = [...cuts].toSorted((one, other) => one - other)
  const nodes = ends.slice(1).map((end, at) => {
    const start = ends[at] ?? 0
    const over = parts.filter((part) => part.start <= start && end <= part.end)
    const piece = text.slice(start, end)
    if (over.length === 0) return piece
    const severity = over.some((part) => part.severity === 'refuse') ? 'refuse' : 'warn'
    return (
      <mark key={start} className={severity}>
        {piece}
      </mark>
    )
  })
  // A line that ends the text has its height only with something in it.
  return [...nodes, '\u200b']
}
