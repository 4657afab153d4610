import { CALLS_IN_CSV } from '#shared/account/agency-feeds.ts'
import { mayAs } from '#shared/account/agency-people.ts'
import { PORTAL_FAULTS, PUSHED_FOR_HOURS } from '#shared/account/agency-portals.ts'
import { EXPORT_FORMATS } from '#shared/advert/export-formats.ts'
import { LIMITS } from '#shared/advert/limits.ts'
import type { AgencyPortal, AgencyPortalCall, PortalView } from '#shared/api/agency-portals-view.ts'
import type { AgencyMember } from '#shared/api/agency-view.ts'
import type { TypedForm } from '#shared/form/plain-form.ts'
import { paths } from '#shared/journey/paths.ts'
import { formatDate, today } from '#shared/values/iso-date.ts'
import { formatMoment } from '#shared/values/moment.ts'
import { PlainField } from '#web/form/plain-form.tsx'
import { RowsTable } from '#web/ui/rows-table.tsx'
import { Terms } from '#web/ui/terms.tsx'
import { PortalFields } from './portal-fields.tsx'
import { NothingSent, stateOf, whoseAdverts } from './portals.tsx'

interface PortalProps {
  readonly view: PortalView
  readonly member: AgencyMember
}

export function Portal({ view, member }: PortalProps) {
  const { portal, isOffered, wrong } = view
  const mayChange = isOffered && mayAs(member.role, 'editor')
  return (
    <>
      <p>
        <a href={paths.agencyPortals()}>All portals</a>
      </p>
      <State view={view} />
      {isOffered ? null : <NothingSent />}
      {mayChange ? <Turning portal={portal} /> : null}
      {wrong.length > 0 ? <Wrong view={view} mayChange={mayChange} /> : null}
      <Calls view={view} />
      {mayChange ? <Change view={view} /> : null}
    </>
  )
}

function State({ view: { portal, formatName } }: { readonly view: PortalView }) {
  const { branch, url, there, waiting, secretEndsAt } = portal
  const lacks = EXPORT_FORMATS.find(({ id }) => id === portal.format)?.lacks
  const facts: readonly (readonly [string, string])[] = [
    ['State', stateOf(portal)],
    ['What goes there', whoseAdverts(branch)],
    ['It takes', formatName],
    ['Address', url],
    ['Adverts there', there.toLocaleString('en-GB')],
    ['About to be sent or taken off', waiting.toLocaleString('en-GB')],
    ...(secretEndsAt === null
      ? []
      : [['Your certificate ends on', formatDate(today(secretEndsAt))] as const]),
  ]
  return (
    <>
      <Terms className="facts" terms={facts} />
      <p className="hint">What the format can’t carry: {lacks}</p>
    </>
  )
}

function Turning({ portal: { isOn } }: { readonly portal: AgencyPortal }) {
  return (
    <form method="post">
      <p>
        {isOn
          ? 'If you turn it off, we take your adverts off there, and send nothing more.'
          : 'It’s off. We take what we sent off there.'}
      </p>
      <p className="buttons">
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

const WRONG = {
  refused: 'Refused',
  failing: 'Not got there yet',
  'given-up': `Given up after ${PUSHED_FOR_HOURS} hours`,
} as const

interface WrongProps {
  readonly view: PortalView
  readonly mayChange: boolean
}

function Wrong({ view: { portal, isOffered, wrong }, mayChange }: WrongProps) {
  const rest = portal.wrong - wrong.length
  return (
    <section aria-labelledby="wrong">
      <h2 id="wrong">What it hasn’t taken</h2>
      <p>
        The calls below say why.
        {isOffered
          ? ` We send a refused advert again when you change it. What doesn’t get there we try for ${PUSHED_FOR_HOURS} hours.`
          : ''}
      </p>
      <RowsTable columns={['Advert', 'State', 'Since']}>
        {wrong.map(({ listing, ref, outcome, since }) => (
          <tr key={listing}>
            <th scope="row">
              <a href={paths.advert(listing)}>{ref ?? listing}</a>
            </th>
            <td data-label="State">{WRONG[outcome]}</td>
            <td data-label="Since">{since === null ? '' : formatMoment(since)}</td>
          </tr>
        ))}
      </RowsTable>
      {rest > 0 ? <p>And {rest.toLocaleString('en-GB')} more.</p> : null}
      {mayChange ? (
        <form method="post">
          <button type="submit" className="secondary" name="act" value="again">
            Send them again now
          </button>
        </form>
      ) : null}
    </section>
  )
}

const KINDS = { send: 'Send', remove: 'Take off' } as const
const OUTCOMES = { taken: 'Taken', removed: 'Taken off', refused: 'Refused', failed: 'Failed' } as const

function Calls({ view: { portal, calls, onlyWrong } }: { readonly view: PortalView }) {
  return (
    <section aria-labelledby="calls">
      <h2 id="calls">{onlyWrong ? 'Refused and failed calls' : 'Last calls'}</h2>
      <p className="buttons">
        {onlyWrong ? (
          <a href={paths.agencyPortal(portal.id)}>Show all calls</a>
        ) : (
          <a href={`${paths.agencyPortal(portal.id)}?show=refused`}>Show only refused and failed calls</a>
        )}
        <a href={paths.agencyPortalCalls(portal.id)}>
          Download the last {CALLS_IN_CSV.toLocaleString('en-GB')} (CSV)
        </a>
      </p>
      {calls.length === 0 ? (
        <p>No calls in the last {LIMITS.portalCallDays} days.</p>
      ) : (
        <CallTable calls={calls} />
      )}
    </section>
  )
}

function CallTable({ calls }: { readonly calls: readonly AgencyPortalCall[] }) {
  return (
    <RowsTable columns={['When', 'Call', 'Advert', 'Result']}>
      {calls.map((call) => (
        <tr key={`${call.calledAt.toISOString()} ${call.kind} ${call.listing}`}>
          <td>{formatMoment(call.calledAt)}</td>
          <td data-label="Call">{KINDS[call.kind]}</td>
          <th scope="row">{call.ref ?? call.listing}</th>
          <td>
            <Result call={call} />
          </td>
        </tr>
      ))}
    </RowsTable>
  )
}

function Result({ call: { outcome, fault, status, notes } }: { readonly call: AgencyPortalCall }) {
  const isWrong = outcome === 'refused' || outcome === 'failed'
  const lines = fault === null ? notes : [PORTAL_FAULTS[fault], ...notes]
  return (
    <>
      {OUTCOMES[outcome]}
      {outcome === 'failed' && status !== null ? ` (HTTP ${status})` : ''}
      {lines.map((line) => (
        <p key={line} className={isWrong ? 'what-is-wrong' : 'hint'}>
          {line}
        </p>
      ))}
    </>
  )
}

function Change({ view: { portal, form } }: { readonly view: PortalView }) {
  const { name, url, network, theirBranch, proof } = portal
  const kept = { name, url, network: network === null ? '' : String(network), theirBranch, proof }
  const filled: TypedForm = { ...form, values: { ...kept, ...form.values } }
  return (
    <form className="visitor-form" method="post" noValidate>
      <h2>Change the portal</h2>
      <p>
        We then send all your adverts again. If you change the address, what’s at the old one stays there:
        turn the portal off first.
      </p>
      <PlainField form={filled} name="name" label="The portal’s name" autoComplete="off" />
      <PortalFields form={filled} isNew={false} />
      <p>
        <button type="submit" className="primary" name="act" value="change">
          Save
        </button>
      </p>
    </form>
  )
}
