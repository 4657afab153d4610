import { entitlementLabel, entitlementStatus } from '#shared/advert/entitlement.ts'
import { MARKETING_OPTIONS } from '#shared/advert/marketing-options.ts'
import { paths } from '#shared/journey/paths.ts'
import { formatDate } from '#shared/values/iso-date.ts'
import { lastDayOf } from '#shared/values/london-day.ts'
import { formatMoment } from '#shared/values/moment.ts'
import { formatPence } from '#shared/values/money.ts'
import type { KeptReport, ModeratedAdvert } from '../published/moderation-store.ts'
import { decidingCommand, done, notDone, readingCommand } from './command.ts'
import { indent } from './terminal-text.ts'

const STATES = {
  live: 'live',
  withdrawn: 'withdrawn by its owner',
  removed: 'taken down by the operator',
} as const

const noAdvert = (id: string) => notDone(`There is no advert ${id}. Its id is the last part of its address.`)

const advertShow = readingCommand(
  {
    name: 'advert show',
    takes: 'ID',
    does: 'Shows an advert, its owner, what was paid, what is owed for it, and what was reported.',
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
    does: 'Takes an advert down at once. Its owner is told why, and how to appeal. Its address can be advertised again; nothing is refunded by it.',
  },
  ({ named: id }) =>
    async (deps, decision) => {
      switch (await deps.moderation.takeDown(id, decision)) {
        case 'none':
          return noAdvert(id)
        case 'removed-before':
          return done(`${id} was taken down before.`)
        case 'removed':
          return done(`${id} is taken down, and its owner is told why.`)
      }
    },
)

const advertPutBack = decidingCommand(
  {
    name: 'advert put-back',
    takes: 'ID',
    does: 'Shows an advert again that was taken down. Its owner is told.',
  },
  ({ named: id }) =>
    async (deps, decision) => {
      switch (await deps.moderation.putBack(id, decision)) {
        case 'none':
          return noAdvert(id)
        case 'not-removed':
          return notDone(`${id} was not taken down.`)
        case 'address-taken':
          return notDone(`Another advert has the address of ${id} by now.`)
        case 'done':
          return done(`${id} is back, and its owner is told.`)
      }
    },
)

const advertEndOption = decidingCommand(
  {
    name: 'advert end-option',
    takes: 'ID',
    does: 'Ends what was paid for at once, as for an order that was cancelled: the advert goes on as a free one. Nothing is refunded by it.',
  },
  ({ named: id }) =>
    async (deps, decision) => {
      if (await deps.moderation.endOption(id, decision)) return done(`What was paid for ${id} has ended.`)
      return (await deps.moderation.find(id, deps.now())) === null
        ? noAdvert(id)
        : notDone(`${id} has nothing paid for that could be ended.`)
    },
)

const reportsList = readingCommand(
  { name: 'reports list', does: 'Shows what visitors reported of adverts and nobody has resolved yet.' },
  () => async (deps) => {
    const reports = await deps.moderation.openReports()
    return reports.length === 0 ? done('There are no open reports.') : done(...reports.flatMap(formatReport))
  },
)

const reportsResolved = decidingCommand(
  { name: 'reports resolved', takes: 'ID', does: 'Notes that a report was seen to.' },
  ({ named: id }) =>
    async (deps, decision) =>
      (await deps.moderation.resolveReport(id, decision))
        ? done(`Report ${id} is noted as resolved.`)
        : notDone(`There is no open report ${id}. "reports list" shows what there is.`),
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
  `  From: ${reporterEmail ?? 'somebody who gave no address'}`,
  '',
]
