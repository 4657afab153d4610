import type { ReferenceView, ShownRequest } from '#shared/api/reference-view.ts'
import { paths } from '#shared/journey/paths.ts'
import {
  REFERENCE_LIMITS,
  type ReferenceLevel,
  type ReferenceReport,
  resultOf,
} from '#shared/references/reference.ts'
import { formatDate } from '#shared/values/iso-date.ts'
import { PlainChoice, PlainField } from '#web/form/plain-form.tsx'
import type { ViewProps } from './reference-views.ts'

type LandlordView = Extract<ReferenceView, { readonly name: 'landlord' }>

export function Landlord({ view }: ViewProps<'landlord'>) {
  return (
    <>
      <p className="lead">For your advert of the home in {view.home}.</p>
      {view.correcting === null ? <Ask view={view} /> : <Correct view={view} />}
      <Requests requests={view.requests} />
      <p>
        <a href={paths.unfinished()}>Back to your adverts</a>
      </p>
    </>
  )
}

const LEVELS: Readonly<Record<ReferenceLevel, string>> = {
  basic: 'Basic: identity, income and current landlord',
  full: 'Full: identity, income and current landlord, with an employer and a former landlord to confirm them',
}

function Ask({ view: { levels, form, requests } }: { readonly view: LandlordView }) {
  if (levels.length === 0)
    return (
      <p>
        {requests.length === 0
          ? 'No tenant references come with this advert.'
          : 'You’ve used all the references that come with this advert.'}
      </p>
    )
  return (
    <form className="visitor-form" method="post" noValidate>
      <h2>Ask for a reference</h2>
      <p>
        We’ll email the applicant, who can agree or say no. You’ll see the result and a report, but not their
        answers.
      </p>
      {levels.length === 1 ? (
        <p>{levels.map((level) => LEVELS[level])}</p>
      ) : (
        <PlainChoice
          form={form}
          name="level"
          label="Which reference do you want?"
          options={levels.map((level) => ({ id: level, label: LEVELS[level] }))}
        />
      )}
      <PlainField form={form} name="name" label="Name of the applicant" />
      <PlainField form={form} name="email" label="Their email address" kind="email" />
      <button type="submit" className="primary" name="act" value="ask">
        Ask for the reference
      </button>
      <p className="hint">
        They have {REFERENCE_LIMITS.answerDays} days to answer. Until they agree, you can correct the address,
        or cancel and ask someone else.
      </p>
    </form>
  )
}

function Correct({ view: { form, correcting, listing } }: { readonly view: LandlordView }) {
  return (
    <form className="visitor-form" method="post" noValidate>
      <h2>Correct the address</h2>
      <p>We’ll send a new link to the address you enter. The old link will stop working.</p>
      <input type="hidden" name="reference" value={correcting ?? ''} />
      <PlainField form={form} name="email" label="Email address of the applicant" kind="email" />
      <p className="buttons">
        <button type="submit" className="primary" name="act" value="correct">
          Send a new link
        </button>
        <a href={paths.tenantReferences(listing)}>Don’t change it</a>
      </p>
    </form>
  )
}

function Requests({ requests }: { readonly requests: readonly ShownRequest[] }) {
  if (requests.length === 0) return null
  return (
    <section aria-labelledby="requests">
      <h2 id="requests">References you’ve asked for</h2>
      <ul className="reference-list">
        {requests.map((request) => (
          <Request key={request.id} request={request} />
        ))}
      </ul>
    </section>
  )
}

const LOCKED =
  'We can’t show the result and the report at the moment. They’re not lost. Try again later, or contact us.'

function Request({ request }: { readonly request: ShownRequest }) {
  const { id, level, askedOn, name, email, report } = request
  return (
    <li>
      <h3 id={`reference-${id}`}>{name ?? `A ${level} reference`}</h3>
      <p>
        {name === null ? '' : `A ${level} reference, `}asked for on {formatDate(askedOn)}. {stands(request)}
      </p>
      {report === 'locked' ? <p>{LOCKED}</p> : null}
      {report === null || report === 'locked' ? null : <Report id={id} report={report} />}
      {email === null ? null : <Change id={id} email={email} />}
    </li>
  )
}

function Report({ id, report }: { readonly id: string; readonly report: ReferenceReport }) {
  return (
    <>
      <p className="note">
        <span>
          <strong>{resultOf(report.result)?.label}.</strong> {report.reason}
        </span>
      </p>
      <p>
        <a href={paths.referenceReport(id)} aria-describedby={`reference-${id}`}>
          Download the report (PDF)
        </a>
      </p>
    </>
  )
}

function Change({ id, email }: { readonly id: string; readonly email: string }) {
  const about = `reference-${id}`
  return (
    <form className="buttons" method="post">
      <input type="hidden" name="reference" value={id} />
      <span className="reference-email">{email}</span>
      <a href={`?correct=${id}`} aria-describedby={about}>
        Correct the address
      </a>
      <button type="submit" className="secondary" name="act" value="cancel" aria-describedby={about}>
        Cancel the request
      </button>
    </form>
  )
}

/** Why there is none is nobody's business but the applicant's. */
function stands({ state, report }: ShownRequest): string {
  switch (state) {
    case 'asked':
      return 'They haven’t agreed yet.'
    case 'consented':
      return 'They’ve agreed, but haven’t answered yet.'
    case 'given':
      return 'They’ve answered. We’re checking their answers.'
    case 'judged':
      return report === null
        ? 'It’s done, and we’ve deleted the report.'
        : `It’s done. We’ll delete the report ${REFERENCE_LIMITS.keptDays} days after the result.`
    case 'cancelled':
      return 'You cancelled it.'
    default:
      return 'There will be no result.'
  }
}
