import { mayAs } from '#shared/account/agency-people.ts'
import {
  EVENT_LABELS,
  OLD_SECRET_HOURS,
  TOLD_FOR_DAYS,
  tickedEvents,
  WEB_HOOK_FAULTS,
} from '#shared/account/web-hooks.ts'
import { LIMITS } from '#shared/advert/limits.ts'
import type { AgencyMember } from '#shared/api/agency-view.ts'
import type { AgencyWebHook, ToldEvent, WebHookView } from '#shared/api/agency-web-hooks-view.ts'
import type { TypedForm } from '#shared/form/plain-form.ts'
import { paths } from '#shared/journey/paths.ts'
import { formatMoment } from '#shared/values/moment.ts'
import { RowsTable } from '#web/ui/rows-table.tsx'
import { Terms } from '#web/ui/terms.tsx'
import { ShownOnce } from './shown-once.tsx'
import { WebHookFields } from './web-hook-fields.tsx'
import { eventsInWords, NothingSent, stateOfWebHook, whoseHomes } from './web-hooks.tsx'

interface WebHookProps {
  readonly view: WebHookView
  readonly member: AgencyMember
}

export function WebHook({ view, member }: WebHookProps) {
  const { webHook, isOffered, secret } = view
  const mayChange = isOffered && mayAs(member.role, 'owner')
  return (
    <>
      <p>
        <a href={paths.agencyWebHooks()}>All web hooks</a>
      </p>
      {secret === null ? null : (
        <ShownOnce
          secret={{ secret, url: webHook.url }}
          kind="secret"
          of="program"
          isKept
          hint="It checks the signature of each call with it, as standardwebhooks.com describes."
        />
      )}
      <State webHook={webHook} />
      {isOffered ? null : <NothingSent />}
      {mayChange ? <Turning webHook={webHook} /> : null}
      <Events view={view} mayChange={mayChange} />
      {mayChange ? <Secrets webHook={webHook} /> : null}
      {mayChange ? <Change view={view} /> : null}
    </>
  )
}

function State({ webHook }: { readonly webHook: AgencyWebHook }) {
  const facts: readonly (readonly [string, string])[] = [
    ['State', stateOfWebHook(webHook)],
    ['Address', webHook.url],
    ['Whose homes', whoseHomes(webHook.branch)],
    ['What we tell it', eventsInWords(webHook)],
    ['About to be sent', webHook.waiting.toLocaleString('en-GB')],
    ['Not taken', webHook.wrong.toLocaleString('en-GB')],
  ]
  return <Terms className="facts" terms={facts} />
}

function Turning({ webHook: { id, isOn } }: { readonly webHook: AgencyWebHook }) {
  return (
    <form method="post" action={paths.agencyWebHook(id)}>
      <p>
        {isOn
          ? 'If you turn it off, we tell it nothing more. We won’t send it what happens while it’s off.'
          : 'We won’t send it what happens while it’s off.'}
      </p>
      <p className="buttons">
        {isOn ? (
          <button type="submit" className="primary" name="act" value="test">
            Send a test
          </button>
        ) : null}
        <button
          type="submit"
          className={isOn ? 'secondary' : 'primary'}
          name="act"
          value={isOn ? 'off' : 'on'}
        >
          {isOn ? 'Turn it off' : 'Turn it on'}
        </button>
      </p>
    </form>
  )
}

interface EventsProps {
  readonly view: WebHookView
  readonly mayChange: boolean
}

function Events({ view, mayChange }: EventsProps) {
  const { webHook, isOffered, events, hasMore, onlyWrong } = view
  const { id, isOn, wrong } = webHook
  return (
    <section aria-labelledby="events">
      <h2 id="events">{onlyWrong ? 'What it hasn’t taken' : 'What we sent it last'}</h2>
      {isOffered ? (
        <p>
          What it doesn’t take we try again, after longer and longer waits, for {TOLD_FOR_DAYS} days. If it
          takes nothing in that time, we turn it off and email your owners and editors.
        </p>
      ) : null}
      <p className="buttons">
        {onlyWrong ? (
          <a href={paths.agencyWebHook(id)}>Show everything</a>
        ) : (
          <a href={`${paths.agencyWebHook(id)}?show=wrong`}>Show only what it hasn’t taken</a>
        )}
      </p>
      {events.length === 0 ? (
        <p>Nothing in the last {LIMITS.agencyEnquiryDays} days.</p>
      ) : (
        <EventTable events={events} />
      )}
      {hasMore ? (
        <p className="hint">These are the newest {events.length}. Older ones aren’t shown.</p>
      ) : null}
      {mayChange && isOn && wrong > 0 ? (
        <form method="post" action={paths.agencyWebHook(id)}>
          <p className="buttons">
            <button type="submit" className="secondary" name="act" value="again">
              Send what it hasn’t taken again
            </button>
          </p>
        </form>
      ) : null}
    </section>
  )
}

function EventTable({ events }: { readonly events: readonly ToldEvent[] }) {
  return (
    <RowsTable columns={['When', 'What', 'Advert', 'Result']}>
      {events.map((event) => (
        <tr key={event.id}>
          <td>{formatMoment(event.happenedAt)}</td>
          <th scope="row">{EVENT_LABELS.get(event.type)}</th>
          <td data-label="Advert">{event.ref ?? event.listing ?? 'None'}</td>
          <td>
            <Result event={event} />
          </td>
        </tr>
      ))}
    </RowsTable>
  )
}

const OUTCOMES = {
  waiting: 'About to be sent',
  taken: 'Taken',
  failing: 'Not taken yet',
  'given-up': 'Not taken',
} as const

function Result({ event: { outcome, tries, triedAt, status, fault } }: { readonly event: ToldEvent }) {
  return (
    <>
      {OUTCOMES[outcome]}
      {status === null ? '' : ` (HTTP ${status})`}
      {triedAt === null || tries < 2 ? '' : `, ${tries} tries, the last on ${formatMoment(triedAt)}`}
      {fault === null ? null : <p className="what-is-wrong">{WEB_HOOK_FAULTS[fault]}</p>}
    </>
  )
}

function Secrets({ webHook: { id, oldSecretUntil } }: { readonly webHook: AgencyWebHook }) {
  return (
    <form method="post" action={paths.agencyWebHook(id)}>
      <h2>Its secret</h2>
      {oldSecretUntil === null ? (
        <p>
          If you make a new secret, we sign with both for {OLD_SECRET_HOURS} hours, so that you can give your
          program the new one meanwhile.
        </p>
      ) : (
        <p>
          We sign with the secret before this one, too, until {formatMoment(oldSecretUntil)}. End it now if
          someone else knows it.
        </p>
      )}
      <p className="buttons">
        <button
          type="submit"
          className="secondary"
          name="act"
          value={oldSecretUntil === null ? 'new-secret' : 'end-old'}
        >
          {oldSecretUntil === null ? 'Make a new secret' : 'End the old secret now'}
        </button>
      </p>
    </form>
  )
}

function Change({ view: { webHook, form } }: { readonly view: WebHookView }) {
  const { url, events } = webHook
  const isTyped = Object.keys(form.values).length > 0
  const filled: TypedForm = isTyped ? form : { ...form, values: { url, ...tickedEvents(events) } }
  return (
    <form className="visitor-form" method="post" action={paths.agencyWebHook(webHook.id)} noValidate>
      <h2>Change the web hook</h2>
      <WebHookFields form={filled} />
      <p>
        <button type="submit" className="primary" name="act" value="change">
          Save
        </button>
      </p>
    </form>
  )
}
