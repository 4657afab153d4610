import { useEffect, useRef } from 'react'
import { TRY_AGAIN_LATER } from '#shared/api/endpoints.ts'
import { answersIn } from '#shared/api/page-state.ts'
import { fieldsIn } from '#shared/form/block.ts'
import { type Field, optionsOf } from '#shared/form/field.ts'
import { sameValue } from '#shared/form/same-value.ts'
import { isChosen, shownText } from '#web/form/controls.ts'
import type { Values } from '#web/form/form-store.ts'
import type { DraftState } from '#web/state/draft.ts'
import { Icon } from '#web/ui/icon.tsx'
import { say } from '#web/ui/said.ts'
import { useCreateAdvert, useDraft } from './use-create-advert.ts'

const LINES = {
  untouched: '',
  unsaved: 'Saving…',
  saving: 'Saving…',
  saved: 'All changes saved',
  retrying: 'Your last change is not saved yet. We are trying again.',
  conflict: 'Waiting for your choice',
  refused: 'Not saved',
} as const
const ICONS = { saved: 'check', retrying: 'alert', conflict: 'alert', refused: 'alert' } as const

/** What a screen reader says: that saving began to work, stopped working, and works again; not every single save. */
function useSaidStatus(status: DraftState['status']): void {
  const wasSaid = useRef<string>('')
  useEffect(() => {
    const isWorthSaying = status === 'saved' || status === 'retrying'
    if (!isWorthSaying || wasSaid.current === status) return
    wasSaid.current = status
    say(LINES[status])
  }, [status])
}

/** A quiet line that shows whether everything is saved. */
export function SaveStatus() {
  const status = useDraft((state) => state.status)
  const icon = ICONS[status as keyof typeof ICONS]
  useSaidStatus(status)
  return (
    <p className={`save-status ${status}`}>
      {icon ? <Icon name={icon} /> : null}
      {LINES[status]}
    </p>
  )
}

/** The louder line, where a person has to know or to decide. */
export function SaveAlert() {
  const status = useDraft((state) => state.status)
  const message = useDraft((state) => state.message)
  if (status === 'conflict') return <Conflict />
  if (status !== 'refused') return null
  return (
    <p className="alert" role="alert">
      {message}
      {TRY_AGAIN_LATER}
    </p>
  )
}

/** The answers that differ, one here and one there, each with its question. */
function useConflicts(): readonly Conflicting[] {
  const { form, draft } = useCreateAdvert()
  const newer = useDraft((state) => state.newer)
  if (!newer) return []
  const { values } = form.store.getState()
  const theirs = answersIn(newer.blocks) as Values
  return form.page.blocks.flatMap(fieldsIn).flatMap(([name, field]) =>
    draft.isUnsaved(name) && !sameValue(theirs[name] ?? null, values[name] ?? null)
      ? [
          {
            name,
            question: field.question,
            here: inWords(field, values[name]),
            there: inWords(field, theirs[name]),
          },
        ]
      : [],
  )
}

interface Conflicting {
  readonly name: string
  readonly question: string
  readonly here: string
  readonly there: string
}

function inWords(field: Field, value: unknown): string {
  const chosen = optionsOf(field).filter(({ id }) => isChosen(value, id))
  return chosen.map(({ label }) => label).join(', ') || shownText(field, value) || 'no answer'
}

function Conflict() {
  const { draft } = useCreateAdvert()
  const conflicts = useConflicts()
  const resolve = (whose: 'ours' | 'theirs') => () => {
    draft.resolve(whose)
    document.getElementById(conflicts[0]?.name ?? '')?.focus()
  }
  return (
    <div className="alert" role="alert">
      <p>This was answered in another window or on another device too. Which answer counts?</p>
      <dl>
        {conflicts.map(({ name, question, here, there }) => (
          <div key={name}>
            <dt>{question}</dt>
            <dd>
              Here: {here}. There: {there}.
            </dd>
          </div>
        ))}
      </dl>
      <p className="buttons">
        <button type="button" className="primary" onClick={resolve('ours')}>
          Keep what is here
        </button>
        <button type="button" className="secondary" onClick={resolve('theirs')}>
          Use what is there
        </button>
      </p>
    </div>
  )
}
