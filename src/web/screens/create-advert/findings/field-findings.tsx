import { useEffect, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import type { StoreApi } from 'zustand/vanilla'
import { isEmpty } from '#shared/form/rule.ts'
import type { Finding } from '#shared/rulebook/finding.ts'
import type { FieldProps } from '#web/form/control-props.ts'
import { useForm, useFormState } from '#web/form/form-context.tsx'
import { flagsOf } from '#web/form/form-store.ts'
import { announce } from '#web/ui/announce.ts'
import { type Change, changeFor } from './change.ts'
import { type Asking, Contest } from './contest.tsx'
import { type Found, type FoundReason, reasonsIn, wordsOf } from './found.ts'
import { WordMarks } from './word-marks.tsx'

const NONE: readonly Finding[] = []
const SAYS: Readonly<Record<FoundReason['weight'], string>> = {
  stops: 'Change this before you publish.',
  look: 'Worth another look.',
}

interface Props extends FieldProps {
  readonly found: StoreApi<Found>
  readonly asking: Asking
}

/** What is found in one answer: marks under its words, the reasons, and a change that can be undone. */
export function FieldFindings({ name, field, found, asking }: Props) {
  const findings = useShownFindings(name, found)
  const read = useStore(found, ({ of }) => of[name])
  const [box, setBox] = useState<HTMLElement | null>(null)
  const around = box?.closest('.field') ?? null
  useAnnouncedOnLeaving(around, findings, read)
  const { value, take, undo, isTaken } = useChange(name)
  const isText = field.kind === 'text' || field.kind === 'paragraphs'
  return (
    <div className="findings" ref={setBox}>
      {isText && findings.length > 0 && typeof read === 'string' ? (
        <WordMarks
          control={around?.querySelector(`[name="${name}"]`) ?? null}
          findings={findings}
          read={read}
        />
      ) : null}
      {findings.length > 0 ? (
        <ul aria-label={`What we found in: ${field.question}`}>
          {reasonsIn(findings).map((reason) => (
            <Reason key={reason.text} reason={reason} field={field} read={read} now={value} onTake={take} />
          ))}
        </ul>
      ) : null}
      {findings.some((one) => one.severity === 'refuse' && wordsOf(one, read) !== null) ? (
        <Contest name={name} {...asking} />
      ) : null}
      {isTaken ? (
        <p className="taken">
          Changed.{' '}
          <button type="button" className="link" onClick={undo}>
            Undo the change
          </button>
        </p>
      ) : null}
    </div>
  )
}

/** Nothing before there is an answer, nor what the error of the field says already. */
function useShownFindings(name: string, found: Props['found']): readonly Finding[] {
  const all = useStore(found, ({ byField }) => byField[name] ?? NONE)
  const isAnswered = useFormState(
    (state) => all !== NONE && (flagsOf(state, name).touched || !isEmpty(state.answers[name])),
  )
  const error = useFormState((state) =>
    all !== NONE && flagsOf(state, name).isErrorShown ? state.errors[name] : null,
  )
  const others = useMemo(() => all.filter(({ reason }) => reason !== error), [all, error])
  return isAnswered ? others : NONE
}

interface ReasonProps extends Pick<Props, 'field'> {
  readonly reason: FoundReason
  readonly read: unknown
  readonly now: unknown
  readonly onTake: (change: Change) => void
}

function Reason({ reason: { weight, text, findings }, field, read, now, onTake }: ReasonProps) {
  return (
    <li className={weight}>
      <p>
        <strong>{SAYS[weight]}</strong> {text}
      </p>
      {findings.map((finding) => (
        <Offer
          key={JSON.stringify([finding.span, finding.caption?.words])}
          words={wordsOf(finding, read)}
          change={changeFor(finding, field, read, now)}
          onTake={onTake}
        />
      ))}
    </li>
  )
}

interface OfferProps extends Pick<ReasonProps, 'onTake'> {
  /** Null where no words were read. */
  readonly words: string | null
  readonly change: Change | null
}

function Offer({ words, change, onTake }: OfferProps) {
  if (words === null && change === null) return null
  return (
    <p className="offer">
      {words === null ? null : <q>{words}</q>}
      {change === null ? null : (
        <button type="button" className="secondary" onClick={() => onTake(change)}>
          {change.label}
        </button>
      )}
    </p>
  )
}

/** Takes a change, and gives back what was there before, until the answer is changed otherwise. */
function useChange(name: string) {
  const { actions } = useForm()
  const value = useFormState(({ answers }) => answers[name])
  const [taken, setTaken] = useState<{ readonly before: unknown; readonly after: unknown } | null>(null)
  return {
    value,
    isTaken: taken !== null && value === taken.after,
    take: ({ value: after }: Change) => {
      setTaken({ before: value, after })
      actions.input(name, after)
      focusControl(name)
      announce('Changed. You can undo the change below.')
    },
    undo: () => {
      if (taken === null) return
      actions.input(name, taken.before)
      setTaken(null)
      focusControl(name)
    },
  }
}

/** The button that was pressed is gone. */
function focusControl(name: string): void {
  const controls = [...document.querySelectorAll<HTMLElement>(`[name="${name}"]`)]
  const chosen = controls.find((one) => one.matches(':checked')) ?? controls[0]
  chosen?.focus()
}

/** Each list once, when somebody leaves the field; while they type nothing is said. */
function useAnnouncedOnLeaving(field: Element | null, findings: readonly Finding[], read: unknown): void {
  const [isLeft, setLeft] = useState(false)
  const announced = useRef<readonly Finding[]>(NONE)
  useEffect(() => {
    if (!field) return
    const ended = new AbortController()
    const { signal } = ended
    field.addEventListener('focusin', () => setLeft(false), { signal })
    field.addEventListener('focusout', () => setLeft(true), { signal })
    return () => ended.abort()
  }, [field])
  useEffect(() => {
    if (!isLeft || findings === announced.current) return
    announced.current = findings
    if (findings.length > 0)
      announce(
        reasonsIn(findings)
          .map((reason) => spoken(reason, read))
          .join(' '),
      )
  }, [isLeft, findings, read])
}

function spoken({ weight, text, findings }: FoundReason, read: unknown): string {
  const words = findings.map((finding) => wordsOf(finding, read)).filter((one) => one !== null)
  return [SAYS[weight], ...words.map((one) => `‘${one}’.`), text].join(' ')
}
