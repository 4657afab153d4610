import 'survey-core/survey-core.css'
import blocks from 'virtual:peer-blocks'
import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { Model } from 'survey-core'
import { Survey } from 'survey-react-ui'

const TYPES = {
  paragraphs: 'comment',
  radios: 'radiogroup',
  select: 'dropdown',
  numbers: 'dropdown',
  checkboxes: 'checkbox',
  tick: 'checkbox',
}
const INPUTS = { email: 'email', tel: 'tel', money: 'number', number: 'number', date: 'date' }

function expression(condition) {
  if (condition.all) return `(${condition.all.map(expression).join(' and ')})`
  if (condition.any) return `(${condition.any.map(expression).join(' or ')})`
  if (condition.not) return `!(${expression(condition.not)})`
  return condition.answered ? `{${condition.field}} notempty` : `{${condition.field}} = '${condition.is}'`
}
const shown = (condition) => (condition ? { visibleIf: expression(condition) } : {})

function question({
  name,
  kind,
  label,
  question: title,
  hint,
  options,
  min,
  max,
  isRequired,
  shownWhen,
  counted,
}) {
  const message = `The ${label} field is required.`
  const choices =
    kind === 'tick'
      ? [{ value: 'true', text: title }]
      : options?.map(({ id, label: text }) => ({ value: String(id), text }))
  return {
    type: TYPES[kind] ?? 'text',
    name,
    title,
    description: hint,
    isRequired,
    requiredErrorText: message,
    ...shown(shownWhen),
    ...(choices ? { choices } : {}),
    ...(kind === 'numbers' ? { choicesMin: min, choicesMax: max } : {}),
    ...(INPUTS[kind] ? { inputType: INPUTS[kind] } : {}),
    ...(kind === 'money' || kind === 'number' ? { min, max } : {}),
    ...(kind === 'email' ? { validators: [{ type: 'email' }] } : {}),
    ...(counted ? { maxLength: counted } : {}),
  }
}

const survey = new Model({
  completeText: 'Next',
  pages: [
    {
      elements: blocks.map((block) => ({
        type: 'panel',
        name: `block-${block.name}`,
        title: block.title,
        description: block.lead,
        ...shown(block.shownWhen),
        elements: block.fields.map(question),
      })),
    },
  ],
})

function Page() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
  }, [])
  // Where our style sheet has a page's content stand.
  return (
    <main>
      <Survey model={survey} />
    </main>
  )
}

createRoot(document.getElementById('root')).render(<Page />)
