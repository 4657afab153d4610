import { useEffect, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import type { StoreApi } from 'zustand/vanilla'
import { isEmpty } from '#shared/form/rule.ts'
import type { Finding } from '#shared/rulebook/finding.ts'
import { type FieldProps, noteId } from '#web/form/control-props.ts'
import { flagsOf } from '#web/form/flags.ts'
import { useForm, useFormState } from '#web/form/form-context.tsx'
import { announce } from '#web/ui/announce.ts'
import { type Change, changeFor } from './change.ts'
import { type Asking, Contest } from './contest.tsx'
import { type Found, type FoundReason, reasonsIn, wordsOf } from './found.ts'
import { isTextControl, retype } from './retype.ts'
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
  const all = useStore(found, ({ byField }) => byField[name] ?? NONE)
  const findings = useShownFindings(name, all)
  const reasons = reasonsIn(findings)
  const read = useStore(found, ({ of }) => of[name])
  const [box, setBox] = useState<HTMLElement | null>(null)
  const around = box?.closest('.field') ?? null
  useAnnouncedOnLeaving(around, findings, read)
  const { value, take, undo, isTaken } = useChange(name)
  const isText = field.kind === 'text' || field.kind === 'paragraphs'
  return (
    <div className="findings" ref={setBox}>
      {isTaken ? <Taken question={field.question} onUndo={undo} /> : null}
      {all === NONE ? null : (
        <p hidden id={noteId(name)}>
          {spoken(reasons, read)}
        </p>
      )}
      {isText && findings.length > 0 && typeof read === 'string' ? (
        <WordMarks
          control={around?.querySelector(`[name="${name}"]`) ?? null}
          findings={findings}
          read={read}
        />
      ) : null}
      {findings.length > 0 ? (
        <ul aria-label={`What we found in: ${field.question}`}>
          {reasons.map((reason) => (
            <Reason key={reason.text} reason={reason} field={field} read={read} now={value} onTake={take} />
          ))}
        </ul>
      ) : null}
      {findings.some((one) => one.severity === 'refuse' && wordsOf(one, read) !== null) ? (
        <Contest name={name} question={field.question} {...asking} />
      ) : null}
    </div>
  )
}

function Taken({ question, onUndo }: { readonly question: string; readonly onUndo: () => void }) {
  return (
    <p className="taken">
      Changed.{' '}
      <button type="button" className="link" onClick={onUndo}>
        Undo the change<span className="unseen"> to: {question}</span>
      </button>
    </p>
  )
}

/** Nothing before there is an answer, nor what the error of the field says already. */
function useShownFindings(name: string, all: readonly Finding[]): readonly Finding[] {
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
          question={field.question}
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
  readonly question: string
  readonly change: Change | null
}

function Offer({ words, question, change, onTake }: OfferProps) {
  if (words === null && change === null) return null
  return (
    <p className="offer">
      {words === null ? null : <q>{words}</q>}
      {change === null ? null : (
        <button type="button" className="secondary" onClick={() => onTake(change)}>
          {change.label}
          <span className="unseen">{words === null ? `, for: ${question}` : `, in place of ‘${words}’`}</span>
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
  /** With the focus in the control: the button that was pressed is gone. */
  const put = (answer: unknown): void => {
    const controls = [...document.querySelectorAll<HTMLElement>(`[name="${name}"]`)]
    const text = controls.find(isTextControl)
    if (text !== undefined && typeof answer === 'string') retype(text, answer)
    // Not every browser types at a script's bidding.
    actions.input(name, answer)
    const chosen = text ?? controls.find((one) => one.matches(':checked')) ?? controls[0]
    chosen?.focus()
  }
  return {
    value,
    isTaken: taken !== null && value === taken.after,
    take: ({ value: after }: Change) => {
      setTaken({ before: value, after })
      put(after)
      announce('Changed. You can undo it below.')
    },
    undo: () => {
      if (taken === null) return
      put(taken.before)
      setTaken(null)
      announce('We’ve undone the change.')
    },
  }
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
    if (findings.length > 0) announce(spoken(reasonsIn(findings), read))
  }, [isLeft, findings, read])
}

const spoken = (reasons: readonly FoundReason[], read: unknown): string =>
  reasons
    .map(({ weight, text, findings: all }) => {
      const words = all.map((finding) => wordsOf(finding, read)).filter((one) => one !== null)
      return [SAYS[weight], ...words.map((one) => `‘${one}’.`), text].join(' ')
    })
    .join(' ')
