import { useEffect, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import type { StoreApi } from 'zustand/vanilla'
import { isEmpty } from '#shared/form/rule.ts'
import type { Finding } from '#shared/rulebook/finding.ts'
import { type FieldProps, noteId } from '#web/form/control-props.ts'
import { flagsOf } from '#web/form/flags.ts'
import { useForm, useFormState } from '#web/form/form-context.tsx'
import { shownErrors } from '#web/form/use-control.ts'
import { announce } from '#web/ui/announce.ts'
import { type Change, changeFor } from './change.ts'
import { type Asking, Contest } from './contest.tsx'
import { type Found, type FoundReason, messageOf, reasonsIn, wordsOf } from './found.ts'
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
  const read = useStore(found, ({ of }) => of[name])
  const { findings, untold } = useShownFindings(name, all, read)
  const [box, setBox] = useState<HTMLElement | null>(null)
  const around = box?.closest('.field') ?? null
  useAnnouncedOnLeaving(around, untold, read)
  const { value, take, undo, isTaken } = useChange(name)
  const isText = field.kind === 'text' || field.kind === 'paragraphs'
  return (
    <div className="findings" ref={setBox}>
      {isTaken ? <Taken question={field.question} onUndo={undo} /> : null}
      {all === NONE ? null : (
        <p hidden id={noteId(name)}>
          {spoken(reasonsIn(untold), read)}
        </p>
      )}
      {isText && findings.length > 0 && typeof read === 'string' ? (
        <WordMarks
          control={around?.querySelector(`[name="${name}"]`) ?? null}
          findings={findings}
          read={read}
        />
      ) : null}
      <Reasons {...{ field, findings, untold, read }} now={value} onTake={take} />
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

interface ShownFindings {
  readonly findings: readonly Finding[]
  /** Those of which the errors of the field do not tell already. */
  readonly untold: readonly Finding[]
}

const NONE_SHOWN: ShownFindings = { findings: NONE, untold: NONE }

/** Nothing before there is an answer. */
function useShownFindings(name: string, all: readonly Finding[], read: unknown): ShownFindings {
  const isAnswered = useFormState(
    (state) => all !== NONE && (flagsOf(state, name).touched || !isEmpty(state.answers[name])),
  )
  const errors = useFormState((state) => (all === NONE ? '' : shownErrors(state, name)))
  const shown = useMemo(() => {
    const told = errors.split('\n')
    const untold = reasonsIn(all).filter((reason) => !told.includes(messageOf(reason, read)))
    return { findings: all, untold: untold.flatMap(({ findings }) => findings) }
  }, [all, errors, read])
  return isAnswered ? shown : NONE_SHOWN
}

interface ReasonsProps extends Pick<Props, 'field'>, ShownFindings {
  readonly read: unknown
  readonly now: unknown
  readonly onTake: (change: Change) => void
}

/** Of what the errors tell, the changes that are offered alone. */
function Reasons({ findings, untold, ...of }: ReasonsProps) {
  const isToldAlone = (one: Finding): boolean => !untold.includes(one)
  const isOffered = (one: Finding): boolean => changeFor(one, of.field, of.read, of.now) !== null
  const reasons = reasonsIn(findings).filter((reason) =>
    reason.findings.some((one) => !isToldAlone(one) || isOffered(one)),
  )
  if (reasons.length === 0) return null
  return (
    <ul aria-label={`What we found in: ${of.field.question}`}>
      {reasons.map((reason) => (
        <Reason key={reason.text} {...of} reason={reason} isTold={reason.findings.every(isToldAlone)} />
      ))}
    </ul>
  )
}

interface ReasonProps extends Omit<ReasonsProps, keyof ShownFindings> {
  readonly reason: FoundReason
  readonly isTold: boolean
}

function Reason({ reason: { weight, text, findings }, isTold, field, read, now, onTake }: ReasonProps) {
  return (
    <li className={weight}>
      {isTold ? null : (
        <p>
          <strong>{SAYS[weight]}</strong> {text}
        </p>
      )}
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
