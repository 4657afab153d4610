import blocks from 'virtual:peer-blocks'
import Form from '@rjsf/core'
import validator from '@rjsf/validator-ajv8'
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { holds } from '../conditions.js'

function property({ kind, question, hint, options, min, max, counted }) {
  const base = { title: question, ...(hint ? { description: hint } : {}) }
  const oneOf = options?.map(({ id, label }) => ({ const: String(id), title: label }))
  switch (kind) {
    case 'radios':
    case 'select':
      return { ...base, type: 'string', oneOf }
    case 'checkboxes':
      return {
        ...base,
        type: 'array',
        uniqueItems: true,
        minItems: 1,
        items: { type: 'string', enum: options.map(({ id }) => String(id)) },
      }
    case 'tick':
      return { ...base, type: 'boolean', const: true }
    case 'money':
    case 'number':
    case 'numbers':
      return { ...base, type: 'number', minimum: min, maximum: max }
    case 'email':
      return { ...base, type: 'string', format: 'email' }
    default:
      return { ...base, type: 'string', minLength: 1, ...(counted ? { maxLength: counted } : {}) }
  }
}

/** A flat schema has no conditions that look at several answers; it is made anew from the answers instead. */
function schemaFor(answers) {
  const fields = blocks
    .filter(({ shownWhen }) => holds(shownWhen, answers))
    .flatMap(({ fields: all }) => all.filter(({ shownWhen }) => holds(shownWhen, answers)))
  return {
    type: 'object',
    required: fields.filter(({ isRequired }) => isRequired).map(({ name }) => name),
    properties: Object.fromEntries(fields.map((field) => [field.name, property(field)])),
  }
}

const widgets = { radios: 'radio', checkboxes: 'checkboxes', paragraphs: 'textarea' }
const uiSchema = Object.fromEntries(
  blocks.flatMap(({ fields }) =>
    fields.map(({ name, kind }) => [name, widgets[kind] ? { 'ui:widget': widgets[kind] } : {}]),
  ),
)

function Page() {
  const [answers, setAnswers] = useState({})
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
  }, [])
  return (
    <main>
      <Form
        schema={schemaFor(answers)}
        uiSchema={uiSchema}
        formData={answers}
        validator={validator}
        noHtml5Validate
        experimental_defaultFormStateBehavior={{ constAsDefaults: 'never' }}
        onChange={({ formData }) => setAnswers(formData)}
      >
        <button type="submit">Next</button>
      </Form>
    </main>
  )
}

createRoot(document.getElementById('root')).render(<Page />)
