import { answersIn } from '#shared/api/wire-blocks.ts'
import { answerText } from '#shared/form/answer-text.ts'
import { fieldsIn } from '#shared/form/block.ts'
import type { AnyAnswers, Field } from '#shared/form/field.ts'
import { type Photo, thumbnailUrl } from '#shared/form/photo.ts'
import { sameValue } from '#shared/form/same-value.ts'
import { Alert } from '#web/ui/alert.tsx'
import { useCreateAdvert, useDraft } from './use-create-advert.ts'

/** The answers that differ between this window and the stored draft. */
function useConflicts(): readonly Conflicting[] {
  const { form, draft } = useCreateAdvert()
  const newer = useDraft((state) => state.newer)
  if (!newer) return []
  const { answers } = form.store.getState()
  const storedAnswers = answersIn(newer.blocks) as AnyAnswers
  return form.store
    .getState()
    .declared.flatMap(fieldsIn)
    .flatMap(([name, field]) =>
      draft.isUnsaved(name) && !sameValue(storedAnswers[name] ?? null, answers[name] ?? null)
        ? [
            {
              name,
              question: field.question,
              here: inWords(field, answers[name]),
              there: inWords(field, storedAnswers[name]),
              photos:
                field.kind === 'photos' ? [photosIn(answers[name]), photosIn(storedAnswers[name])] : null,
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
  /** This window's photos, then the stored ones. */
  readonly photos: readonly [readonly Photo[], readonly Photo[]] | null
}

const photosIn = (value: unknown): readonly Photo[] => (Array.isArray(value) ? (value as Photo[]) : [])

const inWords = (field: Field, value: unknown): string => answerText(field, value) || 'no answer'

/** Two windows changed the same answer; the user chooses one. */
export function Conflict() {
  const { draft } = useCreateAdvert()
  const conflicts = useConflicts()
  const resolve = (whose: 'ours' | 'theirs') => () => {
    draft.resolve(whose)
    document.getElementById(conflicts[0]?.name ?? '')?.focus()
  }
  return (
    <Alert as="div">
      <p>You also answered this in another window or on another device. Which answer do you want to keep?</p>
      <dl>
        {conflicts.map(({ name, question, here, there, photos }) => (
          <div key={name}>
            <dt>{question}</dt>
            {photos ? (
              <>
                <Photos words={`Here: ${here}.`} photos={photos[0]} />
                <Photos words={`There: ${there}.`} photos={photos[1]} />
              </>
            ) : (
              <dd>
                Here: {here}. There: {there}.
              </dd>
            )}
          </div>
        ))}
      </dl>
      <p className="buttons">
        <button type="button" className="primary" onClick={resolve('ours')}>
          Keep this one
        </button>
        <button type="button" className="secondary" onClick={resolve('theirs')}>
          Use the other one
        </button>
      </p>
    </Alert>
  )
}

/** In order, because the order may be the difference. */
function Photos({ words, photos }: { readonly words: string; readonly photos: readonly Photo[] }) {
  return (
    <dd>
      {words}
      <span className="small-photos">
        {photos.map(({ id, name }) => (
          <img key={id} src={thumbnailUrl(id)} alt={name} width={48} height={48} />
        ))}
      </span>
    </dd>
  )
}
