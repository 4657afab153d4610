import type { ImportReport } from '../../src/server/agents/feeds/import.ts'
import { fetchJob } from '../../src/server/composition/fetch-job.ts'
import { importJob } from '../../src/server/composition/import-job.ts'
import { aBlm, aRow } from './blm.ts'
import { aFeed } from './feeds.ts'
import { runDue } from './jobs.ts'
import { countOf } from './publishing.ts'
import type { aServer } from './server.ts'
import { aZip } from './zips.ts'

type Server = Awaited<ReturnType<typeof aServer>>
type Feed = Awaited<ReturnType<typeof aFeed>>
type Files = Readonly<Record<string, string | Buffer>>

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** A row that names these photos by their files. */
export const homeWith = (ref: string, ...names: readonly string[]) =>
  aRow(
    ref,
    Object.fromEntries([
      ...Array.from({ length: 4 }, (_, index) => [`MEDIA_IMAGE_0${index}`, names[index] ?? '']),
      ['MEDIA_FLOOR_PLAN_00', ''],
    ]),
  )

interface Shown {
  readonly url: string
  readonly caption?: string
  readonly isPlan?: boolean
}

/** What feeds that send zips do to a server, and what comes of it. */
export function zipFeeds(server: Server) {
  const work = async () => {
    await runDue(server.database, importJob(server.deps.feeds))
    await runDue(server.database, fetchJob(server.deps.feeds))
  }
  const put = ({ secret }: Feed, payload: Buffer, query = '') =>
    server.app.inject({ method: 'PUT', url: `/feeds/blm/${secret}${query}`, payload })
  const reportOf = async (feed: Feed, zip: Buffer, query = '') => {
    const sent = await put(feed, zip, query)
    if (sent.statusCode !== 202) throw new Error(sent.body)
    await work()
    const { pathname } = new URL(sent.json<{ url: string }>().url)
    return (await server.app.inject({ url: `${pathname}/${feed.secret}` })).json<ImportReport>()
  }
  const shownOf = async ({ agencyId }: Pick<Feed, 'agencyId'>, ref: string): Promise<readonly Shown[]> => {
    const { rows } = await server.database.query<{ answers: string }>(
      'select answers from listings join feed_adverts on listing_id = id where agency_id = $1 and ref = $2',
      [agencyId, ref],
    )
    const { files_uploaded: files = [] } = JSON.parse(rows[0]?.answers ?? '{}') as {
      files_uploaded?: Shown[]
    }
    return files
  }
  return {
    work,
    put,
    reportOf,
    shownOf,
    newFeed: (agency?: string, branch = '1234') =>
      aFeed(server.database, { format: 'blm', branch, ...(agency === undefined ? {} : { agency }) }),
    /** Sends the rows with what lies beside them, and waits for what comes of it. */
    sent: async (feed: Feed, rows: Parameters<typeof aBlm>[0], files: Files, query = '') =>
      reportOf(feed, await aZip({ '1234_20261120.blm': aBlm(rows), ...files }), query),
    urlsOf: async (feed: Pick<Feed, 'agencyId'>, ref: string) =>
      (await shownOf(feed, ref)).map(({ url }) => url),
    isServed: async (url: string | undefined) =>
      (await server.app.inject(url ?? '/none')).headers['content-type'] === 'image/jpeg',
    /** How many photos there are. */
    drawn: () => countOf(server, 'photos', []),
    /** Of how many pictures the bytes are kept as they came. */
    bytesOf: ({ agencyId }: Feed) => countOf(server, 'feed_picture_files where agency_id = $1', [agencyId]),
    /** As in so many days, with all that is drawn by now. */
    purge: (days = 0) => {
      const at = Date.now() + days * DAY_MS
      return server.deps.feeds.imports.forgetZipFiles(new Date(at - 30 * DAY_MS), new Date(at + HOUR_MS))
    },
  }
}
