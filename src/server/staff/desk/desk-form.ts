import { type Html, html } from '#shared/values/html.ts'
import { NOTHING } from './desk-page.ts'

interface TextField {
  readonly label: string
  readonly name: string
  /** Where a page has several of one name. */
  readonly id?: string
  readonly type?: 'text' | 'email' | 'password' | 'search' | 'date'
  readonly value?: string
  readonly hint?: string
  readonly error?: string | undefined
  readonly autocomplete?: string
}

const attribute = (name: string, value: string): Html => html` ${name}="${value}"`

export function textField(field: TextField): Html {
  const { label, name, id = name, type = 'text', value = '', autocomplete = 'off' } = field
  return html`<div class="field"><label for="${id}">${label}</label>${notesOf(field)}
<input id="${id}" name="${name}" type="${type}" value="${value}" autocomplete="${autocomplete}"${describedBy(field)}></div>`
}

export function textArea(field: Omit<TextField, 'type' | 'autocomplete'>): Html {
  const { label, name, id = name, value = '' } = field
  return html`<div class="field"><label for="${id}">${label}</label>${notesOf(field)}
<textarea id="${id}" name="${name}" rows="4"${describedBy(field)}>${value}</textarea></div>`
}

type Notes = Pick<TextField, 'name' | 'id' | 'hint' | 'error'>

const notesOf = ({ name, id = name, hint, error }: Notes): Html[] => [
  hint === undefined ? NOTHING : html`<p class="hint" id="${id}-hint">${hint}</p>`,
  error === undefined ? NOTHING : html`<p class="wrong" id="${id}-error">${error}</p>`,
]

function describedBy({ name, id = name, hint, error }: Notes): Html[] {
  const ids = [...(hint === undefined ? [] : [`${id}-hint`]), ...(error === undefined ? [] : [`${id}-error`])]
  return [
    ids.length === 0 ? NOTHING : attribute('aria-describedby', ids.join(' ')),
    error === undefined ? NOTHING : attribute('aria-invalid', 'true'),
  ]
}
