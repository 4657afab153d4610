import { REFERENCE_LIMITS, type Referee } from '#shared/references/reference.ts'
import { OUTCOMES } from '#shared/references/requests.ts'
import { PlainChoice, PlainField } from '#web/form/plain-form.tsx'
import { Terms } from '#web/ui/terms.tsx'
import type { ViewProps } from './reference-views.ts'

const WHY: Readonly<Record<Referee, string>> = {
  employer: 'Someone who wants to rent a home named you as their employer. They told us:',
  'former-landlord': 'Someone who wants to rent a home says they rented one from you before. They told us:',
}

export function ConfirmForm({ view: { referee, claims, form } }: ViewProps<'confirm'>) {
  return (
    <>
      <p className="lead">{WHY[referee]}</p>
      <Terms className="reference-terms" terms={claims.map(({ title, value }) => [title, value])} />
      <form className="visitor-form" method="post" noValidate>
        <PlainChoice form={form} name="outcome" label="Is this right?" options={OUTCOMES} />
        <PlainField
          form={form}
          name="note"
          label="What’s wrong, or anything else we should know"
          hint="Leave this empty if everything is right."
          kind="paragraphs"
        />
        <button type="submit" className="primary" name="act" value="confirm">
          Send my answer
        </button>
      </form>
      <p className="hint">
        Only our staff see what you write. We tell the landlord of the home only whether you confirmed it.
        We’ll delete it within {REFERENCE_LIMITS.keptDays} days of deciding the reference.
      </p>
    </>
  )
}
