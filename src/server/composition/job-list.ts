import { purgeAccounts } from '../accounts/account/purge-accounts.ts'
import { purgeDrafts } from '../adverts/drafts/purge-drafts.ts'
import { purgeLookups } from '../adverts/lookups/purge-lookups.ts'
import { sweepPhotos } from '../adverts/photos/sweep-photos.ts'
import { settleEntitlements, stockNumbers } from '../entitlements/privacy-numbers/keep-numbers.ts'
import { eraseReferences, remindOfReferences } from '../entitlements/references/keep-references.ts'
import { type SendEmailDeps, sendEmailJob } from '../jobs/emails/send-email.ts'
import { type Chore, chore } from '../jobs/queue/chore.ts'
import { type Job, UNTIL_DONE } from '../jobs/queue/job.ts'
import { endOptions } from '../listings/publishing/end-options.ts'
import { judgeLive } from '../listings/publishing/judge-live.ts'
import { SEND_REFUND } from '../orders/start-refund-store.ts'
import { purgePaymentEvents } from '../payments/checkout/purge-payment-events.ts'
import { type SendRefundDeps, sendRefund } from '../payments/checkout/refund-order.ts'
import { purgeCases } from '../staff/support/purge-cases.ts'
import { type AgencyChoreDeps, agencyChores } from './agency-chores.ts'
import { deliverJob } from './deliver-job.ts'
import type { Deps } from './deps.ts'
import { fetchJob } from './fetch-job.ts'
import { importJob } from './import-job.ts'
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
> &
  AgencyChoreDeps & {
    readonly email: SendEmailDeps
  }

export function jobList(deps: JobDeps): readonly Job[] {
  const chores = [
    ...purges(deps),
    photoSweep(deps),
    ...numberChores(deps),
    ...referenceChores(deps),
    ...agencyChores(deps),
  ]
  const all = chores.map((one) => chore(one, deps.log))
  return [
    sendEmailJob(deps.email),
    settleJob(deps.checkout),
    importJob(deps.feeds),
    fetchJob(deps.feeds),
    pushJob({ ...deps.portals, origin: deps.email.origin }),
    deliverJob({ ...deps.webHooks, origin: deps.email.origin }),
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
    done: 'emailed owners what the law refuses of their adverts',
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
