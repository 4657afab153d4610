import blocks from 'virtual:peer-blocks'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { FormProvider, useForm, useFormContext, useFormState, useWatch } from 'react-hook-form'
import { fieldsOf, holds } from '../conditions.js'
import { schema } from './schema.js'

export function AdvertForm() {
  const form = useForm({ mode: 'onTouched', resolver: zodResolver(schema) })
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
  }, [])
  return (
    <FormProvider {...form}>
      <div className="page">
        <main id="main">
          <h1>Advertise your home for sale</h1>
          <form noValidate onSubmit={(event) => void form.handleSubmit(() => undefined)(event)}>
            {blocks.map((block) => (
              <Shown key={block.name} when={block.shownWhen}>
                <BlockView block={block} />
              </Shown>
            ))}
            <p className="buttons">
              <button type="submit" className="primary">
                Next
              </button>
            </p>
          </form>
        </main>
      </div>
    </FormProvider>
  )
}

function Shown({ when, children }) {
  return when ? <ShownWhen when={when}>{children}</ShownWhen> : children
}

function ShownWhen({ when, children }) {
  const names = fieldsOf(when)
  const values = useWatch({ name: names })
  return holds(when, Object.fromEntries(names.map((name, i) => [name, values[i]]))) ? children : null
}

function BlockView({ block }) {
  return (
    <section className="block" id={`block-${block.name}`} data-block={block.name}>
      <header className="block-head">
        <h2>{block.title}</h2>
        {block.help ? (
          <button type="button" className="quiet help">
            Help
          </button>
        ) : null}
        {block.lead ? <p className="lead">{block.lead}</p> : null}
      </header>
      <div className="fields">
        {block.fields.map((field) => (
          <Shown key={field.name} when={field.shownWhen}>
            <FieldView field={field} />
          </Shown>
        ))}
      </div>
    </section>
  )
}

function FieldView({ field }) {
  const { name } = field
  const { errors } = useFormState({ name })
  const error = errors[name]?.message
  const grouped = field.kind === 'radios' || field.kind === 'checkboxes'
  const Around = grouped ? 'fieldset' : 'div'
  const Question = grouped ? 'legend' : 'label'
  return (
    <div className={`field ${error ? 'invalid error-shown' : ''}`} data-field={name} data-kind={field.kind}>
      <Around>
        {field.kind === 'tick' ? null : (
          <Question {...(grouped ? {} : { htmlFor: name })}>{field.question}</Question>
        )}
        {field.hint ? <p className="hint">{field.hint}</p> : null}
        {error ? (
          <p className="error" id={`${name}-error`}>
            {error}
          </p>
        ) : null}
        <Control field={field} invalid={Boolean(error)} />
        {field.notices?.map((notice) => (
          <Shown key={notice.text} when={notice.shownWhen}>
            <p className="notice">{notice.text}</p>
          </Shown>
        ))}
      </Around>
    </div>
  )
}

function Control({ field, invalid }) {
  const { register } = useFormContext()
  const { name, kind } = field
  const control = { ...register(name), 'aria-invalid': invalid || undefined }
  if (kind === 'radios' || kind === 'checkboxes') {
    return (
      <div className="choices">
        {field.options.map(({ id, label, hint }) => (
          <label className="choice" key={String(id)}>
            <input type={kind === 'radios' ? 'radio' : 'checkbox'} value={String(id)} {...control} />
            <span className="choice-text">
              <span className="choice-label">{label}</span>
              {hint ? <span className="choice-hint">{hint}</span> : null}
            </span>
          </label>
        ))}
      </div>
    )
  }
  if (kind === 'tick') {
    return (
      <div className="choices">
        <label className="choice">
          <input type="checkbox" id={name} {...control} />
          <span className="choice-text">{field.question}</span>
        </label>
      </div>
    )
  }
  if (kind === 'paragraphs') return <textarea id={name} rows={7} {...control} />
  if (kind === 'select' || kind === 'numbers') return <Select field={field} control={control} />
  return <input id={name} type={kind === 'email' || kind === 'tel' ? kind : 'text'} {...control} />
}

function Select({ field, control }) {
  const options =
    field.options ??
    Array.from({ length: field.max - field.min + 1 }, (_, i) => ({
      id: field.min + i,
      label: `${field.min + i} ${field.unit[1]}`,
    }))
  const groups = [...new Set(options.map(({ group }) => group))]
  const drawn = (group) =>
    options
      .filter((option) => option.group === group)
      .map(({ id, label }) => (
        <option key={id} value={String(id)}>
          {label}
        </option>
      ))
  return (
    <select id={field.name} {...control}>
      <option value="">Choose</option>
      {groups.map((group) =>
        group ? (
          <optgroup key={group} label={group}>
            {drawn(group)}
          </optgroup>
        ) : (
          drawn(group)
        ),
      )}
    </select>
  )
}
