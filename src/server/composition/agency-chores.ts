import { FEED_CALL_DAYS, SILENT_HOURS } from '#shared/account/agency-feeds.ts'
import { LIMITS } from '#shared/advert/limits.ts'
import { DAY_MS, HOUR_MS } from '#shared/values/time-units.ts'
import { ANSWERS_KEPT_MS } from '../agents/api/answer-store.ts'
import { forgetStockFiles } from '../agents/feeds/stock-folder.ts'
import { takeStockFiles } from '../agents/feeds/take-stock-files.ts'
import { watchFeeds } from '../agents/feeds/watch-feeds.ts'
import { watchPortals } from '../agents/portals/watch-portals.ts'
import { watchWebHooks } from '../agents/web-hooks/watch-web-hooks.ts'
import type { Chore } from '../jobs/queue/chore.ts'
import type { Deps } from './deps.ts'
import { GIVEN_UP } from './import-job.ts'

export type AgencyChoreDeps = Pick<Deps, 'feeds' | 'api' | 'portals' | 'webHooks' | 'log'>

export const agencyChores = (deps: AgencyChoreDeps): readonly Chore[] => [
  ...feedChores(deps),
  ...apiChores(deps),
  ...portalChores(deps),
  ...webHookChores(deps),
]

const apiChores = ({ api: { answers, enquiries, now } }: AgencyChoreDeps): readonly Chore[] => [
  {
    name: 'forget-api-answers',
    schedule: '32 * * * *',
    run: () => answers.forgetBefore(new Date(now().getTime() - ANSWERS_KEPT_MS)),
    done: 'forgot what calls of the API were answered',
  },
  {
    name: 'purge-agency-enquiries',
    schedule: '2 4 * * *',
    run: () => enquiries.forgetEnded(now()),
    done: 'removed old enquiries that agencies’ programs and feeds could read',
  },
]

const ENQUIRIES_KEPT_MS = LIMITS.agencyEnquiryDays * DAY_MS

const CALLS_KEPT_MS = FEED_CALL_DAYS * DAY_MS

const HELD_MS = DAY_MS
/** Of what a zip had, for rows that are put right later. */
const ZIP_FILES_KEPT_MS = 30 * DAY_MS
const DRAWN_MS = HOUR_MS

const feedChores = ({ feeds: deps, log }: AgencyChoreDeps): readonly Chore[] => [
  {
    name: 'take-stock-files',
    schedule: '* * * * *',
    run: () => takeStockFiles({ ...deps, log }),
    done: 'took files from the folders of feeds',
  },
  ...feedKeeping(deps),
  lostPictures(deps),
  zipPurge(deps),
]

const lostPictures = ({ media, now }: AgencyChoreDeps['feeds']): Chore => ({
  name: 'fetch-lost-pictures',
  schedule: '*/10 * * * *',
  run: () => media.fetchLost(now()),
  done: 'began anew with pictures whose workers died again and again',
})

const zipPurge = ({ imports, now }: AgencyChoreDeps['feeds']): Chore => ({
  name: 'purge-zip-files',
  schedule: '57 * * * *',
  run: () => {
    const at = now().getTime()
    return imports.forgetZipFiles(new Date(at - ZIP_FILES_KEPT_MS), new Date(at - DRAWN_MS))
  },
  done: 'removed pictures of zips that are drawn, or that no home named',
})

const feedKeeping = ({
  feeds,
  imports,
  watch,
  stockFolder,
  now,
}: AgencyChoreDeps['feeds']): readonly Chore[] => [
  {
    name: 'watch-feeds',
    schedule: '*/10 * * * *',
    run: () => watchFeeds({ watch, silentHours: SILENT_HOURS, now }),
    done: 'emailed agencies about feeds that fell silent, fail or are well again',
  },
  {
    name: 'end-held-imports',
    schedule: '22 * * * *',
    run: () => imports.endHeldBefore(new Date(now().getTime() - HELD_MS), now()),
    done: 'ended files of feeds whose removals nobody confirmed',
  },
  {
    name: 'end-lost-imports',
    schedule: '*/10 * * * *',
    run: () => imports.endLost(GIVEN_UP, now()),
    done: 'gave up files of feeds whose workers died again and again',
  },
  {
    name: 'purge-feed-calls',
    schedule: '52 3 * * *',
    run: async () => {
      const then = new Date(now().getTime() - CALLS_KEPT_MS)
      const files = stockFolder === null ? 0 : await forgetStockFiles(stockFolder, then)
      return files + (await feeds.forgetCallsBefore(then))
    },
    done: 'forgot old calls of feeds',
  },
]

const PORTAL_CALLS_KEPT_MS = LIMITS.portalCallDays * DAY_MS

const portalChores = ({ portals: { portals, watch, log, now } }: AgencyChoreDeps): readonly Chore[] => [
  {
    name: 'watch-portals',
    schedule: '*/10 * * * *',
    run: () => watchPortals({ watch, log, now }),
    done: 'emailed agencies about portals that don’t take their adverts, or take them again',
  },
  {
    name: 'purge-portal-calls',
    schedule: '2 4 * * *',
    run: () => portals.forgetBefore(new Date(now().getTime() - PORTAL_CALLS_KEPT_MS)),
    done: 'forgot old calls of portals',
  },
]

const webHookChores = ({ webHooks: { webHooks, watch, now } }: AgencyChoreDeps): readonly Chore[] => [
  {
    name: 'watch-web-hooks',
    schedule: '*/10 * * * *',
    run: () => watchWebHooks({ watch, now }),
    done: 'emailed agencies about web hooks that take nothing, or take events again',
  },
  {
    name: 'purge-web-hook-events',
    schedule: '2 4 * * *',
    run: () => webHooks.forgetBefore(new Date(now().getTime() - ENQUIRIES_KEPT_MS)),
    done: 'forgot what web hooks got',
  },
]
