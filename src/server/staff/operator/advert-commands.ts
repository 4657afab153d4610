import { entitlementLabel, entitlementStatus } from '#shared/advert/entitlement.ts'
import { MARKETING_OPTIONS } from '#shared/advert/marketing-options.ts'
import { paths } from '#shared/journey/paths.ts'
import { formatDate } from '#shared/values/iso-date.ts'
import { lastDayOf } from '#shared/values/london-day.ts'
import { formatMoment } from '#shared/values/moment.ts'
import { formatPence } from '#shared/values/money.ts'
import type { KeptReport, ModeratedAdvert } from '../../listings/published/moderation-store.ts'
import { decidingCommand, done, notDone, readingCommand } from './command.ts'
import { indent } from './terminal-text.ts'

const STATES = {
  live: 'live',
  withdrawn: 'withdrawn by its owner',
  removed: 'taken down by us',
} as const

const noAdvert = (id: string) =>
  notDone(`We have no advert ${id}. An advert’s id is the last part of its address.`)

const advertShow = readingCommand(
  {
    name: 'advert show',
    takes: 'ID',
    does: 'Shows an advert: its owner, payments, what we owe for it, and reports.',
  },
  (id) => async (deps) => {
    const advert = await deps.moderation.find(id, deps.now())
    return advert === null ? noAdvert(id) : done(...formatAdvert(advert))
  },
)

const advertTakeDown = decidingCommand(
  {
    name: 'advert take-down',
    takes: 'ID',
    does: 'Takes an advert down at once. We tell its owner why, and how to appeal. The home can be advertised again. This doesn’t refund anything.',
  },
  ({ named: id }) =>
    async (deps, decision) => {
      switch (await deps.moderation.takeDown(id, decision)) {
        case 'none':
          return noAdvert(id)
        case 'removed-before':
          return done(`${id} is already down.`)
        case 'removed':
          return done(`We’ve taken ${id} down and emailed its owner why.`)
      }
    },
)

const advertPutBack = decidingCommand(
  {
    name: 'advert put-back',
    takes: 'ID',
    does: 'Puts back an advert we took down, and tells its owner.',
  },
  ({ named: id }) =>
    async (deps, decision) => {
      switch (await deps.moderation.putBack(id, decision)) {
        case 'none':
          return noAdvert(id)
        case 'not-removed':
          return notDone(`${id} isn’t down.`)
        case 'address-taken':
          return notDone(`Another advert now has the address of ${id}.`)
        case 'done':
          return done(`We’ve put ${id} back and emailed its owner.`)
      }
    },
)

const advertEndOption = decidingCommand(
  {
    name: 'advert end-option',
    takes: 'ID',
    does: 'Ends a paid option at once, for example after a cancelled order. The advert stays online as a free one. This doesn’t refund anything.',
  },
  ({ named: id }) =>
    async (deps, decision) => {
      if (await deps.moderation.endOption(id, decision)) return done(`The paid option of ${id} has ended.`)
      return (await deps.moderation.find(id, deps.now())) === null
        ? noAdvert(id)
        : notDone(`${id} has no paid option to end.`)
    },
)

const reportsList = readingCommand(
  { name: 'reports list', does: 'Shows the reports about adverts that are still open.' },
  () => async (deps) => {
    const reports = await deps.moderation.openReports()
    return reports.length === 0 ? done('No reports are open.') : done(...reports.flatMap(formatReport))
  },
)

const reportsResolved = decidingCommand(
  { name: 'reports resolved', takes: 'ID', does: 'Notes that you’ve dealt with a report.' },
  ({ named: id }) =>
    async (deps, decision) =>
      (await deps.moderation.resolveReport(id, decision))
        ? done(`You’ve resolved report ${id}.`)
        : notDone(`We have no open report ${id}. To see the open ones: reports list`),
)

export const ADVERT_COMMANDS = [
  advertShow,
  advertTakeDown,
  advertPutBack,
  advertEndOption,
  reportsList,
  reportsResolved,
]

function formatAdvert(advert: ModeratedAdvert): string[] {
  const option = MARKETING_OPTIONS.find(({ id }) => id === advert.marketingOption)?.label
  const end = advert.optionEndsAt === null ? '' : `, until ${formatDate(lastDayOf(advert.optionEndsAt))}`
  return [
    `${advert.id}: ${advert.appType === 'sell' ? 'for sale' : 'to let'}, ${STATES[advert.state]}`,
    `  Page: ${paths.advert(advert.id)}`,
    `  Home: ${advert.place}`,
    `  Owner: ${advert.ownerEmail}`,
    `  Shown from ${formatDate(advert.liveFrom)}; published ${formatMoment(advert.publishedAt)}, changed ${formatMoment(advert.updatedAt)}`,
    `  Option: ${option ?? advert.marketingOption}${end}`,
    ...advert.orders.map(
      ({ id, state, totalPence, transactionId }) =>
        `  Order ${id}: ${formatPence(totalPence)}, ${state}, transaction ${transactionId ?? 'none'}`,
    ),
    ...advert.entitlements.map((one) => `  Owed: ${entitlementLabel(one)}. ${entitlementStatus(one)}`),
    `  Open reports: ${advert.openReports}`,
  ]
}

const formatReport = ({
  id,
  listingId,
  place,
  state,
  reason,
  reporterEmail,
  reportedAt,
}: KeptReport): string[] => [
  `${id}  advert ${listingId} (${place}, ${STATES[state]}), ${formatMoment(reportedAt)}`,
  ...indent(reason),
  `  From: ${reporterEmail ?? 'no address given'}`,
  '',
]
