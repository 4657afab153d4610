import { memo, type ReactNode, useRef } from 'react'
import { exampleDay } from '#shared/form/day-field.ts'
import { hasValueCheck, isOptional, type RemoteRule } from '#shared/form/field.ts'
import { formatDate } from '#shared/values/iso-date.ts'
import { SupportText } from '#web/ui/support-text.tsx'
import { useLoaded } from '#web/ui/use-loaded.ts'
import { ChoiceControl, TickControl } from './choice-controls.tsx'
import type { FieldProps } from './control-props.ts'
import { Counter } from './counter.tsx'
import { flagsOf } from './flags.ts'
import { useAttribute, useForm, useFormState, useNotes } from './form-context.tsx'
import { type FormState, remoteKey } from './form-store.ts'
import { ListedControl } from './listed-control.tsx'
import { PhotosControl } from './photos-control.tsx'
import { SelectControl } from './select-control.tsx'
import { Paragraphs, TextControl } from './text-control.tsx'
import { isErrorShown, shownErrors, useDescribedBy } from './use-control.ts'
import { WordedControl } from './worded-control.tsx'

/** The automatic state classes of the specification (section 5), and ours for a shown error. */
function stateClasses(state: FormState, name: string): string {
  const { touched, dirty } = flagsOf(state, name)
  const valid = state.errors[name] ? 'invalid' : 'valid'
  const shown = isErrorShown(state, name) ? ' error-shown' : ''
  return `${touched ? 'touched' : 'untouched'} ${dirty ? 'dirty' : 'pristine'} ${valid}${shown}`
}

/** One field: question, hint, error, control, and its notices. Each part follows the state by itself. */
export const FieldView = memo(function FieldView({ name, field }: FieldProps) {
  return (
    <FieldBox name={name} field={field}>
      <Asked name={name} field={field}>
        {field.hint ? <Hint name={name} field={field} /> : null}
        <ErrorLine name={name} />
        <ControlOf name={name} field={field} />
        {hasValueCheck(field) ? <ValueCheck name={name} field={field} /> : null}
        <Notes name={name} field={field} />
        {field.remote ? <RemoteLine name={name} remote={field.remote} /> : null}
        {'counted' in field && field.counted ? <Counter name={name} max={field.counted} /> : null}
        <Notices name={name} field={field} />
      </Asked>
    </FieldBox>
  )
})

function Hint({ name, field }: FieldProps) {
  const { page } = useForm()
  return (
    <p className="hint" id={`${name}-hint`}>
      {field.hint}
      {field.kind === 'date' && field.example
        ? ` For example, ${formatDate(exampleDay(page.today, field))}.`
        : null}
    </p>
  )
}

function FieldBox({ name, field, children }: FieldProps & { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const classes = useAttribute(box, 'class', (state) => `field ${stateClasses(state, name)}`)
  return (
    <div ref={box} className={classes} data-field={name} data-kind={field.kind}>
      <div className="asked">{children}</div>
    </div>
  )
}

function ErrorLine({ name }: Pick<FieldProps, 'name'>) {
  const shown = useFormState((state) => shownErrors(state, name))
  if (shown === '') return null
  const id = `${name}-error`
  const errors = shown.split('\n')
  const lines = errors.map((error) => (
    <p className="error signed" key={error} id={errors.length === 1 ? id : undefined}>
      <SupportText text={error} topic="address" />
    </p>
  ))
  return lines.length === 1 ? lines : <div id={id}>{lines}</div>
}

function Notices({ name, field }: FieldProps) {
  return field.notices?.map((notice, i) => (
    <p className="notice" key={notice.text} data-notice={`${name}-${i}`} role="status">
      {notice.text}
    </p>
  ))
}

/** What the page adds to its fields. */
function Notes(props: FieldProps) {
  const notes = useNotes()
  return notes ? <notes.View {...props} /> : null
}

/** One control gets a label, several get a fieldset with a legend. */
function Asked({ name, field, children }: FieldProps & { children: ReactNode }) {
  const optional = field.optional ? <OptionalMark field={field} /> : null
  if (field.kind === 'radios' || field.kind === 'checkboxes') {
    return (
      <Group name={name} field={field}>
        <legend id={`${name}-label`}>
          <Question name={name} field={field} />
          {optional}
        </legend>
        {/* A fieldset's own children are laid out anew, one and all, when one comes between them. */}
        <div>{children}</div>
      </Group>
    )
  }
  if (field.kind === 'tick' || field.kind === 'listed') return children
  return (
    <>
      <label htmlFor={name} id={`${name}-label`}>
        {field.question}
        {optional}
      </label>
      {children}
    </>
  )
}

function Group({ name, field, children }: FieldProps & { children: ReactNode }) {
  const set = useRef<HTMLFieldSetElement>(null)
  const described = useDescribedBy({ name, field }, set)
  return (
    <fieldset ref={set} aria-describedby={described}>
      {children}
    </fieldset>
  )
}

function OptionalMark({ field }: Pick<FieldProps, 'field'>) {
  const isShown = useFormState(({ answers, facts }) => isOptional(field, { ...answers, ...facts }))
  return isShown ? <span className="optional"> (optional)</span> : null
}

/** The question, and its alternative wording if there is one. */
function Question({ name, field }: FieldProps) {
  if (!('alternative' in field) || !field.alternative) return field.question
  return (
    <>
      <span data-standard={name}>{field.question}</span>
      <span data-alternative={name}>{field.alternative.question}</span>
    </>
  )
}

/** The fieldset of radios and checkboxes has the error. */
function ControlOf(props: FieldProps) {
  const { kind } = props.field
  return kind === 'radios' || kind === 'checkboxes' ? (
    <ChoiceControl {...props} />
  ) : (
    <SingleControl {...props} />
  )
}

function SingleControl(props: FieldProps) {
  const { Password } = useForm()
  const { field } = props
  switch (field.kind) {
    case 'tick':
      return <TickControl {...props} />
    case 'select':
    case 'numbers':
      return <SelectControl {...props} />
    case 'worded':
      return <WordedControl {...props} />
    case 'listed':
      return <ListedControl {...props} />
    case 'password':
      return Password ? <Password {...props} /> : null
    case 'photos':
      return <PhotosControl {...props} field={field} />
    case 'paragraphs':
      return <Paragraphs {...props} />
    default:
      return <TextControl {...props} />
  }
}

const loadValueCheck = () => import('./value-check-line.tsx')

/** Loads once the answer is changed, so that nothing moves when the field has been left for a while. */
function ValueCheck(props: FieldProps) {
  const isChanged = useFormState((state) => flagsOf(state, props.name).dirty)
  return isChanged ? <LoadedValueCheck {...props} /> : null
}

function LoadedValueCheck(props: FieldProps) {
  const loaded = useLoaded(loadValueCheck)
  const isLeft = useFormState((state) => flagsOf(state, props.name).touched)
  return loaded === null || loaded === 'failed' || !isLeft ? null : <loaded.part.ValueCheckLine {...props} />
}

/** The status of a remote check. */
function RemoteLine({ name, remote }: { name: string; remote: RemoteRule }) {
  const answer = useFormState((state) => state.remote[remoteKey(remote, state.answers[name], state.answers)])
  const line =
    answer === 'asking' ? 'Checking…' : answer === 'failed' ? 'We couldn’t check this. We’ll try again.' : ''
  return (
    <p className={`checking ${answer === 'asking' ? 'asking' : ''} reserved`} role="status">
      {line}
    </p>
  )
}
