import { REFERENCE_LIMITS, type Referee } from '#shared/references/reference.ts'
import { OUTCOMES } from '#shared/references/requests.ts'
import { PlainChoice, PlainField } from '#web/form/plain-form.tsx'
import type { ViewProps } from './reference-views.ts'

const WHY: Readonly<Record<Referee, string>> = {
  employer: 'Somebody who would like to rent a home named you as their employer. They told us this:',
  'former-landlord': 'Somebody who would like to rent a home rented one from you before. They told us this:',
}

export function ConfirmForm({ view: { referee, claims, form } }: ViewProps<'confirm'>) {
  return (
    <>
      <p className="lead">{WHY[referee]}</p>
      <dl className="reference-terms">
        {claims.map(({ title, value }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <form className="visitor-form" method="post" noValidate>
        <PlainChoice form={form} name="outcome" label="Is it right?" options={OUTCOMES} />
        <PlainField
          form={form}
          name="note"
          label="What is not right, or what else we should know"
          hint="Leave it empty if all of it is right."
          kind="paragraphs"
        />
        <button type="submit" className="primary" name="act" value="confirm">
          Send my answer
        </button>
      </form>
      <p className="hint">
        Only our staff read what you write, and the landlord of the home does not. They are told whether you
        confirmed it. We erase it {REFERENCE_LIMITS.keptDays} days after the reference is decided, at the
        latest.
      </p>
    </>
  )
}
