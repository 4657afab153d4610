import { MARKETING_OPTIONS } from '#shared/advert/marketing-options.ts'
import { paths } from '#shared/journey/paths.ts'
import { formatDate } from '#shared/values/iso-date.ts'
import { formatPence } from '#shared/values/money.ts'
import type { KeptReport, ModeratedAdvert } from '../published/moderation-store.ts'
import { done, notDone, plainCommand } from './command.ts'
import { saidDay, saidMoment, setIn } from './said.ts'

const STATES = {
  live: 'live',
  withdrawn: 'withdrawn by its owner',
  removed: 'taken down by the operator',
} as const

const noAdvert = (id: string) => notDone(`There is no advert ${id}. Its id is the last part of its address.`)

const advertShow = plainCommand(
  {
    name: 'advert show',
    takes: 'ID',
    does: 'Shows an advert, its owner, what was paid and what was reported.',
  },
  (id) => async (deps) => {
    const advert = await deps.moderation.find(id)
    return advert === null ? noAdvert(id) : done(...saidAdvert(advert))
  },
)

const advertTakeDown = plainCommand(
  {
    name: 'advert take-down',
    takes: 'ID',
    does: 'Takes an advert down at once and for good. Its address can be advertised again; nothing is refunded by it.',
  },
  (id) => async (deps) => {
    switch (await deps.moderation.takeDown(id, deps.now())) {
      case 'none':
        return noAdvert(id)
      case 'removed-before':
        return done(`${id} was taken down before.`)
      case 'removed':
        return done(`${id} is taken down. Write to its owner (advert show ${id} says who that is).`)
    }
  },
)

const advertEndOption = plainCommand(
  {
    name: 'advert end-option',
    takes: 'ID',
    does: 'Ends what was paid for at once, as for an order that was cancelled: the advert goes on as a free one. Nothing is refunded by it.',
  },
  (id) => async (deps) => {
    if (await deps.moderation.endOption(id, deps.now())) return done(`What was paid for ${id} has ended.`)
    return (await deps.moderation.find(id)) === null
      ? noAdvert(id)
      : notDone(`${id} has nothing paid for that could be ended.`)
  },
)

const reportsList = plainCommand(
  { name: 'reports list', does: 'Shows what visitors reported of adverts and nobody has resolved yet.' },
  () => async (deps) => {
    const reports = await deps.moderation.openReports()
    return reports.length === 0 ? done('There are no open reports.') : done(...reports.flatMap(saidReport))
  },
)

const reportsResolved = plainCommand(
  { name: 'reports resolved', takes: 'ID', does: 'Notes that a report was seen to.' },
  (id) => async (deps) =>
    (await deps.moderation.resolveReport(id, deps.now()))
      ? done(`Report ${id} is noted as resolved.`)
      : notDone(`There is no open report ${id}. "reports list" shows what there is.`),
)

export const ADVERT_COMMANDS = [advertShow, advertTakeDown, advertEndOption, reportsList, reportsResolved]

function saidAdvert(advert: ModeratedAdvert): string[] {
  const option = MARKETING_OPTIONS.find(({ id }) => id === advert.marketingOption)?.label
  const end = advert.optionEndsAt === null ? '' : `, until ${saidDay(advert.optionEndsAt)}`
  return [
    `${advert.id}: ${advert.appType === 'sell' ? 'for sale' : 'to let'}, ${STATES[advert.state]}`,
    `  Page: ${paths.advert(advert.id)}`,
    `  Home: ${advert.place}`,
    `  Owner: ${advert.ownerEmail}`,
    `  Shown from ${formatDate(advert.liveFrom)}; published ${saidMoment(advert.publishedAt)}, changed ${saidMoment(advert.updatedAt)}`,
    `  Option: ${option ?? advert.marketingOption}${end}`,
    ...advert.orders.map(
      ({ id, state, totalPence, transactionId }) =>
        `  Order ${id}: ${formatPence(totalPence)}, ${state}, transaction ${transactionId ?? 'none'}`,
    ),
    `  Open reports: ${advert.openReports}`,
  ]
}

const saidReport = ({
  id,
  listingId,
  place,
  state,
  reason,
  reporterEmail,
  reportedAt,
}: KeptReport): string[] => [
  `${id}  advert ${listingId} (${place}, ${STATES[state]}), ${saidMoment(reportedAt)}`,
  ...setIn(reason),
  `  From: ${reporterEmail ?? 'somebody who gave no address'}`,
  '',
]
