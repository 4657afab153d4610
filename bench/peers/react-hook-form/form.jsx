import blocks from 'virtual:peer-blocks'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { FormProvider, useForm, useFormContext, useFormState, useWatch } from 'react-hook-form'
import { fieldsOf, holds } from '../conditions.js'
import { Question } from '../plain/markup.jsx'
import { schema } from './schema.js'

export function AdvertForm() {
  const form = useForm({ mode: 'onTouched', resolver: zodResolver(schema) })
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
  }, [])
  return (
    <FormProvider {...form}>
      <main>
        <h1>Advertise your home for sale</h1>
        <form noValidate onSubmit={(event) => void form.handleSubmit(() => undefined)(event)}>
          {blocks.map((block) => (
            <Shown key={block.name} when={block.shownWhen}>
              <BlockView block={block} />
            </Shown>
          ))}
          <button type="submit">Next</button>
        </form>
      </main>
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
    <section>
      <h2>{block.title}</h2>
      {block.lead ? <p>{block.lead}</p> : null}
      {block.fields.map((field) => (
        <Shown key={field.name} when={field.shownWhen}>
          <FieldView field={field} />
        </Shown>
      ))}
    </section>
  )
}

function FieldView({ field }) {
  const { register } = useFormContext()
  const { errors } = useFormState({ name: field.name })
  return (
    <div>
      <Question field={field} register={register} error={errors[field.name]?.message} />
      {field.notices?.map((notice) => (
        <Shown key={notice.text} when={notice.shownWhen}>
          <p className="notice">{notice.text}</p>
        </Shown>
      ))}
    </div>
  )
}
