import { mayAs } from '#shared/account/agency-people.ts'
import type { AgencyMember, AgencyView } from '#shared/api/agency-view.ts'
import type { AgencyState, PageProps } from '#shared/api/document-state.ts'
import { isWrong } from '#shared/form/plain-form.ts'
import { paths } from '#shared/journey/paths.ts'
import { PlainErrors } from '#web/form/plain-form.tsx'
import { titleFor } from '#web/ui/page-title.ts'
import { ENDED_TITLES, Ended, Invitation } from './arrival.tsx'
import { Feed } from './feed.tsx'
import { Feeds } from './feeds.tsx'
import { File } from './file.tsx'
import { Home } from './home.tsx'
import { Homes } from './homes.tsx'
import { Keys } from './keys.tsx'
import { Memberships } from './memberships.tsx'
import { People } from './people.tsx'
import { Portal } from './portal.tsx'
import { Portals } from './portals.tsx'
import { WebHook } from './web-hook.tsx'
import { WebHooks } from './web-hooks.tsx'

/** Without a script, for an agency's people. */
export function AgencyScreen({ state: { member, view, done } }: PageProps<'agency'>) {
  const isIn = member !== null
  return (
    <main id="main" className={isIn ? 'agency' : 'visitor-page'}>
      {'form' in view ? <PlainErrors form={view.form} /> : null}
      {isIn ? <p className="agency-name">{member.agency}</p> : null}
      <h1>{headingOf(view)}</h1>
      {isIn ? <Navigation view={view} /> : null}
      <Done name={done} />
      <Content view={view} member={member} />
    </main>
  )
}

const PAGES = [
  { name: 'homes', href: paths.agency(), text: 'Homes' },
  { name: 'feeds', href: paths.agencyFeeds(), text: 'Feeds' },
  { name: 'portals', href: paths.agencyPortals(), text: 'Portals' },
  { name: 'keys', href: paths.agencyKeys(), text: 'API keys' },
  { name: 'web-hooks', href: paths.agencyWebHooks(), text: 'Web hooks' },
  { name: 'people', href: paths.agencyPeople(), text: 'People' },
  { name: 'memberships', href: paths.agencyMemberships(), text: 'Memberships' },
] as const

function Navigation({ view }: { readonly view: AgencyView }) {
  return (
    <nav className="agency-nav" aria-label="Agency">
      <ul>
        {PAGES.map(({ name, href, text }) => (
          <li key={name}>
            <a href={href} aria-current={view.name === name ? 'page' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const DONE: ReadonlyMap<string, string> = new Map([
  ['people', 'You’ve changed who’s in your agency.'],
  ['invited', 'We’ve sent the invitation.'],
  ['memberships', 'We’ve saved your memberships.'],
  ['enquiries', 'We’ll send enquiries there from now on.'],
  ['home', 'You’ve changed the advert.'],
  ['feed', 'You’ve changed the feed.'],
  ['portal', 'You’ve changed the portal.'],
  ['portal-added', 'You’ve added the portal. We’re sending your adverts there.'],
  ['portal-again', 'We’re sending them again.'],
  ['confirmed', 'We’re taking the homes off.'],
  ['key', 'You’ve revoked the key.'],
  ['web-hook', 'You’ve changed the web hook.'],
  ['web-hook-test', 'We’re sending a test. Load this page again in a few seconds to see what came of it.'],
  ['web-hook-again', 'We’re sending it again.'],
  ['joined', 'You’ve joined the agency.'],
])

function Done({ name }: { readonly name: string | null }) {
  const text = DONE.get(name ?? '')
  if (text === undefined) return null
  return (
    <p className="note done" role="status">
      {text}
    </p>
  )
}

interface ContentProps {
  readonly view: AgencyView
  readonly member: AgencyMember | null
}

function Content({ view, member }: ContentProps) {
  switch (view.name) {
    case 'homes':
      return <Homes view={view} mayChange={member !== null && mayAs(member.role, 'editor')} />
    case 'home':
      return <Home view={view} />
    case 'invitation':
      return <Invitation view={view} />
    case 'ended':
      return <Ended as={view.as} />
    default:
      return member === null ? null : <ForMember view={view} member={member} />
  }
}

interface ForMemberProps {
  readonly view: Exclude<AgencyView, { readonly name: 'homes' | 'home' | 'invitation' | 'ended' }>
  readonly member: AgencyMember
}

function ForMember({ view, member }: ForMemberProps) {
  switch (view.name) {
    case 'people':
      return <People view={view} member={member} />
    case 'memberships':
      return <Memberships view={view} member={member} />
    case 'keys':
      return <Keys view={view} member={member} />
    case 'feeds':
      return <Feeds view={view} member={member} />
    case 'feed':
      return <Feed view={view} member={member} />
    case 'file':
      return <File view={view} member={member} />
    case 'portals':
      return <Portals view={view} member={member} />
    case 'portal':
      return <Portal view={view} member={member} />
    case 'web-hooks':
      return <WebHooks view={view} member={member} />
    case 'web-hook':
      return <WebHook view={view} member={member} />
  }
}

function headingOf(view: AgencyView): string {
  switch (view.name) {
    case 'homes':
      return 'Your homes'
    case 'home':
      return `Home ${view.ref} of branch ${view.branch}`
    case 'feeds':
      return 'Your feeds'
    case 'keys':
      return 'Your API keys'
    case 'feed':
      return `Feed of branch ${view.feed.branch}`
    case 'file':
      return `File for branch ${view.file.branch}`
    case 'portals':
      return 'Your portals'
    case 'portal':
      return view.portal.name
    case 'web-hooks':
      return 'Your web hooks'
    case 'web-hook':
      return 'Web hook'
    case 'people':
      return 'Your people'
    case 'memberships':
      return 'Your memberships'
    case 'invitation':
      return `${view.agency} invites you`
    case 'ended':
      return ENDED_TITLES[view.as]
  }
}

export function agencyTitle({ view }: AgencyState): string {
  return titleFor(headingOf(view), 'form' in view && isWrong(view.form))
}
