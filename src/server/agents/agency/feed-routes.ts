import type { FastifyReply, FastifyRequest } from 'fastify'
import { CALLS_IN_CSV, OLD_SECRET_DAYS, readBranchEnquiries, readFeed } from '#shared/account/agency-feeds.ts'
import type { AgencyFeed, NewSecret } from '#shared/api/agency-view.ts'
import { NOTHING_TYPED, type PostedFields, type TypedForm } from '#shared/form/plain-form.ts'
import { paths } from '#shared/journey/paths.ts'
import { DAY_MS } from '#shared/values/time-units.ts'
import { FEED_FACTS, FEED_FORMATS } from '../../formats/feed-format.ts'
import { csvOf } from '../../formats/write-csv.ts'
import type { Entrance } from '../../http/entrance.ts'
import type { HashedToken } from '../../http/token.ts'
import type { FeedChanges, FeedOutcome, OwnFeed, SeenFeeds } from './agency.ts'
import {
  type MemberCall,
  type MemberDeps,
  membersOnly,
  sendCsv,
  sendNothing,
  sendView,
  statusOf,
  withOwn,
} from './member-routes.ts'

export interface FeedPageDeps extends MemberDeps {
  readonly seen: SeenFeeds
  readonly changes: FeedChanges
  readonly newSecret: () => HashedToken
  readonly onFeedMade: () => void
  readonly originOf: (request: FastifyRequest) => string
}

const CALLS_SHOWN = 100
const OLD_SECRET_MS = OLD_SECRET_DAYS * DAY_MS

export function registerAgencyFeedRoutes(entrance: Entrance, deps: FeedPageDeps): void {
  const calls = membersOnly(entrance, deps)
  calls.page('agencyFeeds', 'reader', (call) => showFeeds(deps, call, NOTHING_TYPED))
  calls.act('changeFeeds', 'editor', (call) =>
    call.body['act'] === 'enquiries' ? setEnquiries(deps, call) : addFeed(deps, call),
  )
  calls.page('agencyFeed', 'reader', (call) => withFeed(deps, call, (feed) => showFeed(deps, call, feed)))
  calls.act('changeFeed', 'editor', (call) => withFeed(deps, call, (feed) => changeFeed(deps, call, feed)))
  calls.page('agencyCalls', 'reader', (call) =>
    withFeed(deps, call, async ({ id }) => {
      const found = await deps.seen.calls(id, false, CALLS_IN_CSV)
      const rows = found.map(({ calledAt, kind, ref, outcome, notes }) => ({
        time: calledAt.toISOString(),
        call: kind,
        agent_ref: ref ?? '',
        outcome,
        notes: notes.join('\n'),
      }))
      return sendCsv(call, `calls-${id}.csv`, csvOf(rows))
    }),
  )
}

async function showFeeds(
  { seen, ...deps }: FeedPageDeps,
  call: MemberCall<unknown>,
  form: TypedForm,
  secret: NewSecret | null = null,
): Promise<FastifyReply> {
  const { feeds, ...others } = await seen.list(call.member.agencyId)
  const at = deps.now()
  const shown = feeds.map((feed) => shownFeed(feed, deps.originOf(call.request), at))
  const formats = FEED_FORMATS.map((id) => ({ id, label: FEED_FACTS[id].label }))
  const view = { name: 'feeds', feeds: shown, formats, form, secret, ...others } as const
  return sendView(deps, call, view, statusOf(form))
}

function shownFeed(feed: OwnFeed, origin: string, at: Date): AgencyFeed {
  const { id, branch, format, revokedAt, trouble, heardAt, oldSecretUntil, hasCertificate } = feed
  const { label, path, isFile } = FEED_FACTS[format]
  const isRevoked = revokedAt !== null
  return {
    id,
    branch,
    format,
    formatName: label,
    isRevoked,
    trouble,
    heardAt,
    oldSecretUntil: oldSecretUntil !== null && oldSecretUntil > at ? oldSecretUntil : null,
    hasCertificate,
    url: origin + path,
    takesFiles: isFile && !isRevoked,
  }
}

const REFUSED: Readonly<Record<Exclude<FeedOutcome, 'done'>, string>> = {
  unknown: 'This feed is gone or revoked. A colleague may have changed it.',
  known: 'The branch already has this kind of feed. Give that one a new secret instead.',
  'old-works': 'This feed already has two working secrets. End the older one first.',
  'too-many': 'You can’t add any more feeds. Contact us if you need more.',
}

async function addFeed(deps: FeedPageDeps, call: MemberCall<PostedFields>): Promise<FastifyReply> {
  const { typed, errors, value } = readFeed(call.body, FEED_FORMATS)
  if (value === null) return showFeeds(deps, call, { values: typed, errors, refused: null })
  const { token: secret, hash } = deps.newSecret()
  const added = await deps.changes.add(call.member, value, hash, deps.now())
  if (typeof added === 'string')
    return showFeeds(deps, call, { values: typed, errors: {}, refused: REFUSED[added] })
  deps.onFeedMade()
  const url = deps.originOf(call.request) + FEED_FACTS[value.format].path
  return showFeeds(deps, call, NOTHING_TYPED, { secret, url })
}

async function setEnquiries(deps: FeedPageDeps, call: MemberCall<PostedFields>): Promise<FastifyReply> {
  const { typed, errors, value } = readBranchEnquiries(call.body)
  if (value === null) {
    const refused = Object.keys(errors).length === 0 ? REFUSED.unknown : null
    return showFeeds(deps, call, { values: typed, errors, refused })
  }
  const outcome = await deps.changes.setEnquiries(call.member, value, deps.now())
  if (outcome === 'done') return call.reply.redirect(`${paths.agencyFeeds()}?done=enquiries`, 303)
  return showFeeds(deps, call, { values: typed, errors: {}, refused: REFUSED[outcome] })
}

export const withFeed = (
  deps: Pick<FeedPageDeps, 'seen' | 'sendPage'>,
  call: MemberCall<unknown>,
  run: (feed: OwnFeed) => Promise<FastifyReply>,
): Promise<FastifyReply> => withOwn(deps, call, deps.seen.find, run)

export async function showFeed(
  deps: Pick<FeedPageDeps, 'seen' | 'sendPage' | 'now' | 'originOf'>,
  call: MemberCall<unknown>,
  { id }: Pick<OwnFeed, 'id'>,
  form: TypedForm = NOTHING_TYPED,
  secret: NewSecret | null = null,
): Promise<FastifyReply> {
  const { seen, now, originOf } = deps
  const { show } = call.request.query as Readonly<Record<string, unknown>>
  const onlyRefused = show === 'refused'
  const [feed, calls, files] = await Promise.all([
    seen.find(call.member.agencyId, id),
    seen.calls(id, onlyRefused, CALLS_SHOWN),
    seen.files(id),
  ])
  if (feed === null) return sendNothing(deps, call)
  const shown = shownFeed(feed, originOf(call.request), now())
  const view = { name: 'feed', feed: shown, calls, onlyRefused, files, form, secret } as const
  return sendView(deps, call, view, statusOf(form))
}

async function changeFeed(
  deps: FeedPageDeps,
  call: MemberCall<PostedFields>,
  feed: OwnFeed,
): Promise<FastifyReply> {
  const { changes, now } = deps
  const { member, body } = call
  if (body['act'] === 'new-secret') return changeSecret(deps, call, feed)
  const outcome =
    body['act'] === 'revoke'
      ? await changes.revoke(member, feed.id, now())
      : await changes.endOldSecret(member, feed.id, now())
  if (outcome === 'done') return call.reply.redirect(`${paths.agencyFeed(feed.id)}?done=feed`, 303)
  return showFeed(deps, call, feed, { ...NOTHING_TYPED, refused: REFUSED[outcome] })
}

async function changeSecret(
  deps: FeedPageDeps,
  call: MemberCall<PostedFields>,
  feed: OwnFeed,
): Promise<FastifyReply> {
  const at = deps.now()
  const { token: secret, hash } = deps.newSecret()
  const oldUntil = new Date(at.getTime() + OLD_SECRET_MS)
  const outcome = await deps.changes.changeSecret(call.member, feed.id, hash, oldUntil, at)
  if (outcome !== 'done') return showFeed(deps, call, feed, { ...NOTHING_TYPED, refused: REFUSED[outcome] })
  const url = deps.originOf(call.request) + FEED_FACTS[feed.format].path
  return showFeed(deps, call, feed, NOTHING_TYPED, { secret, url })
}
