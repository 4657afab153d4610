import { memo, type ReactNode } from 'react'
import { hasValueCheck, isOptional, type RemoteRule } from '#shared/form/field.ts'
import { Icon } from '#web/ui/icon.tsx'
import { SupportText } from '#web/ui/support-text.tsx'
import { useLoaded } from '#web/ui/use-loaded.ts'
import { ChoiceControl, TickControl } from './choice-controls.tsx'
import type { ControlProps, FieldProps } from './control-props.ts'
import { Counter } from './counter.tsx'
import { useForm, useFormState } from './form-context.tsx'
import { type FormState, flagsOf, remoteKey } from './form-store.ts'
import { ListedControl } from './listed-control.tsx'
import { PhotosControl } from './photos-control.tsx'
import { SelectControl } from './select-control.tsx'
import { TextControl } from './text-control.tsx'
import { WordedControl } from './worded-control.tsx'

/** The automatic state classes of the specification (section 5). */
function stateClasses(state: FormState, name: string): string {
  const { touched, dirty } = flagsOf(state, name)
  const valid = state.errors[name] ? 'invalid' : 'valid'
  return `${touched ? 'touched' : 'untouched'} ${dirty ? 'dirty' : 'pristine'} ${valid}`
}

function shownError(state: FormState, name: string): string | null {
  return flagsOf(state, name).isErrorShown ? (state.errors[name] ?? null) : null
}

/** One field: question, hint, error, control, and its notices. */
export const FieldView = memo(function FieldView({ name, field }: FieldProps) {
  const classes = useFormState((state) => stateClasses(state, name))
  const error = useFormState((state) => shownError(state, name))
  const described = [field.hint ? `${name}-hint` : '', error ? `${name}-error` : ''].filter(Boolean).join(' ')
  const control = { name, field, invalid: error !== null, describedBy: described || undefined }
  return (
    <div
      className={`field ${classes}${error ? ' error-shown' : ''}`}
      data-field={name}
      data-kind={field.kind}
    >
      <div className="asked">
        <Asked name={name} field={field} describedBy={control.describedBy}>
          {field.hint ? (
            <p className="hint" id={`${name}-hint`}>
              {field.hint}
            </p>
          ) : null}
          {error ? (
            <p className="error" id={`${name}-error`}>
              <Icon name="alert" />
              <span>
                <SupportText text={error} topic="address" />
              </span>
            </p>
          ) : null}
          <ControlOf {...control} />
          {hasValueCheck(field) ? <ValueCheck name={name} field={field} /> : null}
          <Notes name={name} field={field} />
          {field.remote ? <RemoteLine name={name} remote={field.remote} /> : null}
          {'counted' in field && field.counted ? <Counter name={name} max={field.counted} /> : null}
          <Notices name={name} field={field} />
        </Asked>
      </div>
    </div>
  )
})

function Notices({ name, field }: FieldProps) {
  return field.notices?.map((notice, i) => (
    <p className="notice" key={notice.text} data-notice={`${name}-${i}`} role="status">
      {notice.text}
    </p>
  ))
}

/** What the page adds to its fields. */
function Notes(props: FieldProps) {
  const notes = useFormState((state) => state.notes)
  return notes ? <notes.View {...props} /> : null
}

/** One control gets a label, several get a fieldset with a legend. */
function Asked({
  name,
  field,
  describedBy,
  children,
}: FieldProps & { describedBy: string | undefined; children: ReactNode }) {
  const optional = field.optional ? <OptionalMark field={field} /> : null
  if (field.kind === 'radios' || field.kind === 'checkboxes') {
    return (
      <fieldset aria-describedby={describedBy}>
        <legend id={`${name}-label`}>
          <Question name={name} field={field} />
          {optional}
        </legend>
        {/* A fieldset's own children are laid out anew, one and all, when one comes between them. */}
        <div>{children}</div>
      </fieldset>
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

/** Memoised: a change of state only renders the box around it. */
const ControlOf = memo(function ControlOf(props: ControlProps) {
  const { Password } = useForm()
  switch (props.field.kind) {
    case 'radios':
    case 'checkboxes':
      return <ChoiceControl name={props.name} field={props.field} />
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
      return <PhotosControl {...props} field={props.field} />
    default:
      return <TextControl {...props} />
  }
})

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
