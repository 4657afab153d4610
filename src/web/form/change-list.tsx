import type { Change } from '#shared/form/changes.ts'

/** What was changed since the advert was published, old and new. */
export function ChangeList({ changes }: { readonly changes: readonly Change[] }) {
  if (changes.length === 0) return <p>You haven’t changed anything since you published it.</p>
  return (
    <dl className="change-list">
      {changes.map(({ name, question, before, after }) => (
        <div key={name}>
          <dt>{question}</dt>
          <dd>
            <span className="unseen">Published: </span>
            <del>{before || 'Not given'}</del>
          </dd>
          <dd>
            <span className="unseen">Now: </span>
            <ins>{after || 'Not given'}</ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}
