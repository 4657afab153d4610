import { randomUUID } from 'node:crypto'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { fieldsIn } from '#shared/form/block.ts'
import { judgeAdvert } from '#shared/rulebook/judge-advert.ts'
import { FieldView } from '#web/form/field-view.tsx'
import { type Form, FormProvider } from '#web/form/form-context.tsx'
import { aDraftWindow } from '../../../../../tests/support/draft-windows.ts'
import { FieldFindings } from './field-findings.tsx'
import { type Found, foundIn, messageOf, NOTHING_FOUND, notedIn, reasonsIn } from './found.ts'

const NAME = 'propertyDescription'
const TEXT = 'Nice flat. No DSS. English only.'
const ANSWERS = { propertyPostcode: 'SW1A 1AA', [NAME]: TEXT }
const countOf = (drawn: string, text: string): number => drawn.split(text).length - 1

function aField(isRefused: boolean): string {
  const { form, draft } = aDraftWindow({ uuid: randomUUID(), version: 0 }, ANSWERS, false, 'let')
  const { findings } = judgeAdvert('let', ANSWERS, form.page.today)
  const store = createStore<Found>(() => foundIn(findings, ANSWERS, NOTHING_FOUND))
  const { byField } = store.getState()
  form.actions.setNoted(notedIn(store.getState()))
  const messages = reasonsIn(byField[NAME] ?? []).map((reason) => messageOf(reason, TEXT))
  form.actions.refuse(
    isRefused ? messages.map((message) => ({ block: 'description', field: NAME, message })) : [],
  )
  form.actions.validate()
  const asking = { draft, isGuest: () => false }
  form.store.setState({
    notes: { View: (props) => <FieldFindings {...props} found={store} asking={asking} /> },
  })
  const nothing = (): void => undefined
  const value: Form = { ...form, openHelp: nothing, lists: { find: nothing, change: nothing } }
  const field = form.page.blocks.flatMap(fieldsIn).find(([name]) => name === NAME)?.[1]
  if (field === undefined) throw new Error('no such field')
  return renderToStaticMarkup(
    <FormProvider value={value}>
      <FieldView name={NAME} field={field} />
    </FormProvider>,
  )
}

test('refused words are each said once, as errors, and the changes are still offered', () => {
  const drawn = aField(true)
  expect(countOf(drawn, 'class="error signed"')).toBe(2)
  expect(drawn).toContain(`<div id="${NAME}-error"><p class="error signed">‘No DSS’: In England`)
  expect(drawn).toContain('<p class="error signed">‘English only’: ')
  for (const reason of ['In England you must not', 'must not prefer or exclude'])
    expect(countOf(drawn, reason)).toBe(1)
  expect(drawn).toContain(`<p hidden="" id="${NAME}-note"></p>`)
  expect(countOf(drawn, '<q>')).toBe(2)
  expect(drawn).toContain('Change it to ‘')
  expect(drawn).toContain('Ask a person to look at it')
})

test('before that they are told below the text', () => {
  const drawn = aField(false)
  expect(countOf(drawn, 'class="error signed"')).toBe(0)
  // To those who see, and in the description that is read out.
  expect(countOf(drawn, 'In England you must not')).toBe(2)
})
