import type { TypedForm } from '#shared/form/plain-form.ts'
import { paths } from '#shared/journey/paths.ts'
import { consentParts } from '#shared/references/consent.ts'
import { categoriesOf, type Question, questionsIn } from '#shared/references/questions.ts'
import { REFERENCE_LIMITS, resultOf } from '#shared/references/reference.ts'
import { PlainChoice, PlainField } from '#web/form/plain-form.tsx'
import { Terms } from '#web/ui/terms.tsx'
import type { ViewProps } from './reference-views.ts'

export function Consent({ view: { home, level, listing } }: ViewProps<'consent'>) {
  return (
    <>
      <p className="lead">
        This is about a home in <a href={paths.advert(listing)}>{home}</a>. Read this first. We won’t ask you
        anything until you agree.
      </p>
      <Terms
        className="reference-terms"
        terms={consentParts(level).map(({ title, text }) => [title, text])}
      />
      <p className="hint">
        The{' '}
        <a href={paths.privacy()} target="_blank" rel="noreferrer">
          privacy policy<span className="unseen"> (opens in a new tab)</span>
        </a>{' '}
        says who we are and what your rights are.
      </p>
      <form className="buttons" method="post">
        <button type="submit" className="primary" name="act" value="consent">
          I agree
        </button>
        <button type="submit" className="secondary" name="act" value="refuse">
          I don’t agree
        </button>
      </form>
    </>
  )
}

export function AnswersForm({ view: { home, level, form } }: ViewProps<'answers'>) {
  return (
    <>
      <p className="lead">
        For a home in {home}. The landlord doesn’t see your answers. You can’t change them after you’ve sent
        them.
      </p>
      <form className="visitor-form" method="post" noValidate>
        {categoriesOf(level).map(({ id, title }) => (
          <section key={id} className="visitor-form" aria-labelledby={`part-${id}`}>
            <h2 id={`part-${id}`}>{title}</h2>
            {questionsIn(id).map((question) => (
              <Asked key={question.name} question={question} form={form} />
            ))}
          </section>
        ))}
        <button type="submit" className="primary" name="act" value="give">
          Send my answers
        </button>
      </form>
      <WithdrawLink />
    </>
  )
}

const KINDS = { 'birth-date': 'text', pounds: 'text' } as const

function Asked({ question, form }: { readonly question: Question; readonly form: TypedForm }) {
  const { name, label, kind, hint, choices, autoComplete, afterYes } = question
  const note = [hint, afterYes && 'Leave this empty if you chose No.'].filter(Boolean).join(' ')
  const hinted = note === '' ? {} : { hint: note }
  if (kind === 'choice') {
    return <PlainChoice form={form} name={name} label={label} options={choices ?? []} {...hinted} />
  }
  const control = kind in KINDS ? 'text' : (kind as Exclude<typeof kind, keyof typeof KINDS>)
  return (
    <PlainField
      form={form}
      name={name}
      label={label}
      kind={control}
      {...hinted}
      {...(autoComplete === undefined ? {} : { autoComplete })}
    />
  )
}

export function Given({ view: { home, report } }: ViewProps<'given'>) {
  const until = `We’ll delete your answers ${REFERENCE_LIMITS.keptDays} days after the result.`
  return report === null ? (
    <>
      <p className="note done" role="status">
        We’ve got your answers for the home in {home}.
      </p>
      <p>
        If you named an employer or a former landlord, we’ve emailed them. One of our staff will then decide,
        and we’ll email you. {until}
      </p>
      <WithdrawLink />
    </>
  ) : (
    <>
      <p>We’ve sent the landlord of the home in {home} this result, and a report without your answers:</p>
      <p className="note">
        <span>
          <strong>{resultOf(report.result)?.label}.</strong> {report.reason}
        </span>
      </p>
      <p>
        {until} If you think the result is wrong, <a href={paths.contact('personal-data')}>write to us</a>.
      </p>
      <WithdrawLink />
    </>
  )
}

/** The operator's key is missing: that must not keep anybody from withdrawing. */
export function Locked({ view: { home } }: ViewProps<'locked'>) {
  return (
    <>
      <p>
        We can’t save or show your answers for the home in {home} at the moment. Try again later. You can
        still withdraw your consent, and we’ll delete everything.
      </p>
      <WithdrawLink />
    </>
  )
}

const WithdrawLink = () => (
  <p>
    <a href="?step=withdraw">Withdraw my consent</a>
  </p>
)

export function Withdraw({ view: { home } }: ViewProps<'withdraw'>) {
  return (
    <>
      <p>
        We’ll delete everything you told us for the home in {home} straight away. You can’t undo this. Unless
        the landlord already has the result, we’ll tell them there will be no reference.
      </p>
      <form className="buttons" method="post">
        <button type="submit" className="danger" name="act" value="withdraw">
          Withdraw and delete
        </button>
        <a href="?">Go back without withdrawing</a>
      </form>
    </>
  )
}
