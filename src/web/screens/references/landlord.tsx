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
  basic: 'Basic: identity, income and present landlord',
  full: 'Full: also an employer and a former landlord, who confirm',
}

function Ask({ view: { levels, form } }: { readonly view: LandlordView }) {
  if (levels.length === 0) return <p>You have no reference left to ask for with this advert.</p>
  return (
    <form className="visitor-form" method="post" noValidate>
      <h2>Ask for a reference</h2>
      <p>
        We write to the applicant, who sees what is asked and agrees to it or not. You see the result and a
        report, never the answers.
      </p>
      {levels.length === 1 ? (
        <p>{levels.map((level) => LEVELS[level])}</p>
      ) : (
        <PlainChoice
          form={form}
          name="level"
          label="Which reference?"
          options={levels.map((level) => ({ id: level, label: LEVELS[level] }))}
        />
      )}
      <PlainField form={form} name="name" label="Name of the applicant" />
      <PlainField form={form} name="email" label="Their email address" kind="email" />
      <button type="submit" className="primary" name="act" value="ask">
        Ask for the reference
      </button>
      <p className="hint">
        They have {REFERENCE_LIMITS.answerDays} days to answer. Until they agree you can correct the address,
        or cancel and ask for another one.
      </p>
    </form>
  )
}

function Correct({ view: { form, correcting, listing } }: { readonly view: LandlordView }) {
  return (
    <form className="visitor-form" method="post" noValidate>
      <h2>Correct the address</h2>
      <p>The link that we sent stops working, and a new one goes to the address that you enter.</p>
      <input type="hidden" name="reference" value={correcting ?? ''} />
      <PlainField form={form} name="email" label="Email address of the applicant" kind="email" />
      <p className="buttons">
        <button type="submit" className="primary" name="act" value="correct">
          Send a new link
        </button>
        <a href={paths.tenantReferences(listing)}>Leave it as it is</a>
      </p>
    </form>
  )
}

function Requests({ requests }: { readonly requests: readonly ShownRequest[] }) {
  if (requests.length === 0) return null
  return (
    <section aria-labelledby="requests">
      <h2 id="requests">What you have asked for</h2>
      <ul className="reference-list">
        {requests.map((request) => (
          <Request key={request.id} request={request} />
        ))}
      </ul>
    </section>
  )
}

const LOCKED =
  'We can’t open the result and the report at the moment. They aren’t lost. Please try again later, or write to us.'

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
        Cancel it
      </button>
    </form>
  )
}

/** Why there is none is nobody's business but the applicant's. */
function stands({ state, report }: ShownRequest): string {
  switch (state) {
    case 'asked':
      return 'They have not agreed to it yet.'
    case 'consented':
      return 'They have agreed to it, and are to answer.'
    case 'given':
      return 'They have answered. We are checking it.'
    case 'judged':
      return report === null
        ? 'It is done, and the report is erased.'
        : `It is done. We erase the report ${REFERENCE_LIMITS.keptDays} days after the result.`
    case 'cancelled':
      return 'It was cancelled.'
    default:
      return 'There will be no result.'
  }
}
