import { createReadStream } from 'node:fs'
import { feedChanges } from '../agents/agency/change-feeds-store.ts'
import { homeEdits } from '../agents/agency/edit-store.ts'
import type { FilePageDeps } from '../agents/agency/file-routes.ts'
import { findHomes } from '../agents/agency/homes-store.ts'
import { ownKeys } from '../agents/agency/key-store.ts'
import { membershipStore } from '../agents/agency/membership-store.ts'
import { peopleStore } from '../agents/agency/people-store.ts'
import type { AgencyRouteDeps } from '../agents/agency/routes.ts'
import { seenFeeds } from '../agents/agency/seen-feeds-store.ts'
import { addFeedInside } from '../agents/feeds/agency-store.ts'
import { confirmImport } from '../agents/feeds/import-store.ts'
import { receiveStock } from '../agents/feeds/receive-stock.ts'
import { API_LIMITS, FEED_LIMITS, INVITATION_LIMITS, SLOWEST_LINE } from '../config/limits.ts'
import type { Database } from '../db/pool.ts'
import type { SendPage } from '../http/plain-page.ts'
import { newHashedToken } from '../http/token.ts'
import type { FeedDeps } from './feed-deps.ts'

export type AgencyDeps = AgencyRouteDeps

export function agencyDeps(
  database: Database,
  feeds: FeedDeps,
  outgoing: Pick<AgencyDeps, 'portals' | 'webHooks'>,
  sendPage: SendPage,
  now: () => Date,
): AgencyDeps {
  const making = {
    addFeed: addFeedInside,
    confirmImport: (id: string, decision: Parameters<typeof confirmImport>[2]) =>
      confirmImport(database, id, decision),
  }
  return {
    people: peopleStore(database, INVITATION_LIMITS),
    memberships: membershipStore(database),
    findHomes: findHomes(database),
    ...outgoing,
    edits: homeEdits(database),
    lawIn: feeds.lawIn,
    seen: seenFeeds(database),
    changes: feedChanges(database, making, FEED_LIMITS.feedsPerAgency),
    keys: ownKeys(database, API_LIMITS.keysPerAgency),
    newSecret: newHashedToken,
    onFeedMade: () => void feeds.makeReady(),
    originOf: feeds.originOf,
    sendFile: sendingFiles(feeds),
    incoming: feeds.incoming,
    slowest: SLOWEST_LINE,
    sendPage,
    now,
  }
}

/** In the agency's turn, whichever way it comes. */
const sendingFiles =
  (feeds: FeedDeps): FilePageDeps['sendFile'] =>
  (feed, path, isDryRun) =>
    feeds.uploads
      .run(feed.agencyId, new AbortController().signal, (ended) =>
        receiveStock(feeds, feed, { body: createReadStream(path), ended, isDryRun }),
      )
      .then((sent) => (sent === 'busy' ? { kind: 'busy' } : sent))
