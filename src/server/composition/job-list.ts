import { SILENT_HOURS } from '#shared/account/agency-feeds.ts'
import { LIMITS } from '#shared/advert/limits.ts'
import { purgeAccounts } from '../accounts/purge-accounts.ts'
import { purgeDrafts } from '../adverts/purge-drafts.ts'
import { ANSWERS_KEPT_MS } from '../api/answer-store.ts'
import { purgePaymentEvents } from '../checkout/purge-payment-events.ts'
import { type SendRefundDeps, sendRefund } from '../checkout/refund-order.ts'
import { forgetStockFiles } from '../feeds/stock-folder.ts'
import { takeStockFiles } from '../feeds/take-stock-files.ts'
import { watchFeeds } from '../feeds/watch-feeds.ts'
import { type Chore, chore } from '../jobs/chore.ts'
import { type Job, UNTIL_DONE } from '../jobs/job.ts'
import { type SendEmailDeps, sendEmailJob } from '../jobs/send-email.ts'
import { purgeLookups } from '../lookups/purge-lookups.ts'
import { SEND_REFUND } from '../orders/start-refund-store.ts'
import { sweepPhotos } from '../photos/sweep-photos.ts'
import { watchPortals } from '../portals/watch-portals.ts'
import { settleEntitlements, stockNumbers } from '../privacy-numbers/keep-numbers.ts'
import { endOptions } from '../publishing/end-options.ts'
import { judgeLive } from '../publishing/judge-live.ts'
import { eraseReferences, remindOfReferences } from '../references/keep-references.ts'
import { purgeCases } from '../support/purge-cases.ts'
import type { Deps } from './deps.ts'
import { fetchJob } from './fetch-job.ts'
import { GIVEN_UP, importJob } from './import-job.ts'
import { pushJob } from './push-job.ts'
import { settleJob } from './settle-job.ts'

type JobDeps = Pick<
  Deps,
  | 'publishing'
  | 'adverts'
  | 'lookups'
  | 'accounts'
  | 'photos'
  | 'support'
  | 'checkout'
  | 'desk'
  | 'privacyNumbers'
  | 'references'
  | 'feeds'
  | 'api'
  | 'portals'
  | 'log'
> & {
  readonly email: SendEmailDeps
}

export function jobList(deps: JobDeps): readonly Job[] {
  const chores = [
    ...purges(deps),
    photoSweep(deps),
    ...numberChores(deps),
    ...referenceChores(deps),
    ...feedChores(deps),
    ...apiChores(deps),
    ...portalChores(deps),
  ]
  const all = chores.map((one) => chore(one, deps.log))
  return [
    sendEmailJob(deps.email),
    settleJob(deps.checkout),
    importJob(deps.feeds),
    fetchJob(deps.feeds),
    pushJob({ ...deps.portals, origin: deps.email.origin }),
    sendRefundJob(deps.checkout),
    ...all,
  ]
}

const photoSweep = ({ photos }: JobDeps): Chore => ({
  name: 'sweep-photos',
  schedule: '47 * * * *',
  run: () => sweepPhotos(photos),
  done: 'removed files of photos that no draft names',
})

function purges({ adverts, lookups, accounts, support, desk, checkout }: JobDeps): readonly Chore[] {
  return [
    {
      name: 'purge-drafts',
      schedule: '17 3 * * *',
      run: () => purgeDrafts(adverts),
      done: 'removed drafts that nobody saved any more',
    },
    {
      name: 'purge-lookups',
      schedule: '27 3 * * *',
      run: () => purgeLookups(lookups),
      done: 'forgot old answers of providers',
    },
    {
      name: 'purge-accounts',
      schedule: '37 3 * * *',
      run: async () => {
        await purgeAccounts(accounts)
        await desk.staff.forgetBefore(desk.now())
      },
      done: 'removed old sessions',
    },
    {
      name: 'purge-support-cases',
      schedule: '42 3 * * *',
      run: () => purgeCases(support),
      done: 'removed old messages to support',
    },
    {
      name: 'purge-payment-events',
      schedule: '57 3 * * *',
      run: () => purgePaymentEvents(checkout),
      done: 'forgot old events of the payment provider',
    },
  ]
}

const sendRefundJob = (deps: SendRefundDeps): Job => ({
  name: SEND_REFUND,
  atOnce: 2,
  pollSeconds: 2,
  // Three calls of four seconds each.
  attemptSeconds: 30,
  retries: { most: UNTIL_DONE.most, firstWaitSeconds: 30, longestWaitSeconds: 3600 },
  keptDays: 90,
  waitsDays: UNTIL_DONE.waitsDays,
  schedule: null,
  run: async ({ refundId }) =>
    (await sendRefund(deps, String(refundId))) === 'done'
      ? { kind: 'done' }
      : { kind: 'retry', reason: 'the provider has not made the refund yet' },
})

const numberChores = ({ privacyNumbers, publishing }: JobDeps): readonly Chore[] => [
  {
    name: 'stock-privacy-numbers',
    schedule: '*/5 * * * *',
    run: () => stockNumbers(privacyNumbers),
    done: '',
  },
  {
    name: 'settle-entitlements',
    schedule: '* * * * *',
    run: () => settleEntitlements(privacyNumbers),
    done: 'ended what was bought and is over',
  },
  {
    name: 'judge-live-adverts',
    schedule: '5 0 * * *',
    run: () => judgeLive(publishing),
    done: 'told owners what the law refuses of their adverts',
  },
  {
    name: 'end-options',
    schedule: '* * * * *',
    run: () => endOptions(publishing),
    done: 'ended orders whose option is over',
  },
]

const referenceChores = ({ references }: JobDeps): readonly Chore[] => [
  {
    name: 'remind-of-references',
    schedule: '7 * * * *',
    run: () => remindOfReferences(references),
    done: 'reminded people of references',
  },
  {
    name: 'erase-references',
    schedule: '12 * * * *',
    run: () => eraseReferences(references),
    done: 'ended or erased references',
  },
]

const apiChores = ({ api: { answers, enquiries, now } }: JobDeps): readonly Chore[] => [
  {
    name: 'forget-api-answers',
    schedule: '32 * * * *',
    run: () => answers.forgetBefore(new Date(now().getTime() - ANSWERS_KEPT_MS)),
    done: 'forgot what calls of the API were answered',
  },
  {
    name: 'purge-agency-enquiries',
    schedule: '2 4 * * *',
    run: () => enquiries.forgetBefore(new Date(now().getTime() - ENQUIRIES_KEPT_MS)),
    done: 'removed old enquiries that agencies’ programs could read',
  },
]

const ENQUIRIES_KEPT_MS = LIMITS.agencyEnquiryDays * 86_400_000

const CALLS_KEPT_MS = 90 * 86_400_000

const HELD_MS = 86_400_000

const feedChores = ({ feeds: deps, log }: JobDeps): readonly Chore[] => [
  {
    name: 'take-stock-files',
    schedule: '* * * * *',
    run: () => takeStockFiles({ ...deps, log }),
    done: 'took files from the folders of feeds',
  },
  ...feedKeeping(deps),
]

const feedKeeping = ({ feeds, imports, watch, stockFolder, now }: JobDeps['feeds']): readonly Chore[] => [
  {
    name: 'watch-feeds',
    schedule: '*/10 * * * *',
    run: () => watchFeeds({ watch, silentHours: SILENT_HOURS, now }),
    done: 'told agencies of feeds that fell silent, fail or are well again',
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

const portalChores = ({ portals: { portals, watch, now } }: JobDeps): readonly Chore[] => [
  {
    name: 'watch-portals',
    schedule: '*/10 * * * *',
    run: () => watchPortals({ watch, now }),
    done: 'told agencies of portals that do not take their adverts, or take them again',
  },
  {
    name: 'purge-portal-calls',
    schedule: '2 4 * * *',
    run: () => portals.forgetBefore(new Date(now().getTime() - CALLS_KEPT_MS)),
    done: 'forgot old calls of portals',
  },
]
