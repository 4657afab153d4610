import { useEffect, useState } from 'react'
import { publishedAnswers } from '#shared/advert/publish-answers.ts'
import type { PublishedVersion } from '#shared/api/own-listing.ts'
import { changesBetween } from '#shared/form/changes.ts'
import { placeIn } from '#web/advert/advert-wording.ts'
import { publishedVersion } from '#web/api/publishing-api.ts'
import { ChangeList } from '#web/form/change-list.tsx'
import { useCreateAdvert, useDraft } from './use-create-advert.ts'

/** Follows each save, so that a key press renders nothing. */
export function PublishedChanges() {
  const { first, form, lookups } = useCreateAdvert()
  const [published, setPublished] = useState<PublishedVersion | null>(null)
  useEffect(() => void publishedVersion(first.uuid).then(setPublished), [first.uuid])
  useDraft(({ status }) => status)
  if (published === null) return null
  const { context, answers } = form.store.getState()
  const now = publishedAnswers(context, answers, form.page.today)
  const changes = changesBetween(
    form.store.getState().declared,
    { answers: published.answers, address: placeIn(published) },
    { answers: now, address: lookups.chosen()?.summaryline ?? '' },
  )
  return (
    <section className="changes" aria-labelledby="changes-title">
      <h2 id="changes-title">What you’ve changed</h2>
      <ChangeList changes={changes} />
      {published.state === 'withdrawn' ? (
        <p>Your advert is withdrawn. Publishing it puts it back online.</p>
      ) : null}
    </section>
  )
}
