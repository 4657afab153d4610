import { TriangleAlert } from 'lucide-react'
import { SEEKERS } from '#shared/advert/kinds.ts'
import type { DraftPreview } from '#shared/api/document-state.ts'
import type { AnyAnswers } from '#shared/form/field.ts'
import { isEmpty } from '#shared/form/rule.ts'
import { changeAnswerPath, draftPath } from '#shared/journey/query.ts'
import { problemsAt } from './advert-parts.ts'
import { AdvertBody } from './advert-screen.tsx'
import { AnswerList, questionOf } from './answer-list.tsx'
import { BeforePublishing, PublishedChanges } from './before-publishing.tsx'

interface CheckProps {
  readonly heading: string
  readonly preview: DraftPreview
}

const isMissing = (name: string, { answers }: DraftPreview): boolean => isEmpty((answers as AnyAnswers)[name])

/** How many are to be answered, and how many answers to be changed. */
function toAnswer(preview: DraftPreview): string {
  const { problems } = preview
  const { size } = new Set(problems.map(({ field }) => field))
  const isOne = size === 1
  const counted = isOne ? 'One answer' : `${size} answers`
  if (problems.every(({ field }) => isMissing(field, preview)))
    return `${counted} ${isOne ? 'is' : 'are'} missing.`
  return `${counted} ${isOne ? 'needs' : 'need'} another look.`
}

/** A draft as buyers will see it, then every answer with a link to change it. */
export function CheckAdvertScreen({ heading, preview }: CheckProps) {
  const { advert, problems } = preview
  const form = draftPath(preview)
  return (
    <main id="main" className="advert check-advert">
      <header className="check-head">
        <h1>{heading}</h1>
        <p className="lead">
          Only you can see this page. Below is your advert as {SEEKERS[advert.appType]} will see it.
        </p>
        {problems.length === 0 ? null : (
          <p className="note" role="status">
            {toAnswer(preview)} Each is marked in its place.
          </p>
        )}
        <p className="buttons">
          <a className="primary" href={form}>
            Back to the form
          </a>
          <a href="#answers">Check all your answers</a>
        </p>
      </header>
      <section className="previewed" aria-label="Your advert">
        <AdvertBody
          advert={advert}
          renderNote={(part) => <ToAnswer preview={preview} names={problemsAt(part, problems)} />}
        />
      </section>
      <PublishedChanges preview={preview} />
      <BeforePublishing preview={preview} />
      <AnswerList preview={preview} />
      <p className="buttons">
        <a className="primary" href={form}>
          Back to the form
        </a>
      </p>
    </main>
  )
}

/** In the place of what a part of the advert is missing, or has wrong. */
function ToAnswer({ preview, names }: { readonly preview: DraftPreview; readonly names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <ul className="missing-answers">
      {names.map((name) => (
        <li key={name}>
          <TriangleAlert className="icon" strokeWidth={1.75} />
          <a href={changeAnswerPath(preview, name)}>
            <span className="unseen">{isMissing(name, preview) ? 'Missing' : 'Change'}: </span>
            {questionOf(name, preview)}
          </a>
        </li>
      ))}
    </ul>
  )
}
