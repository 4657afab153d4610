import { LIMITS } from '#shared/advert/limits.ts'
import { paths } from '#shared/journey/paths.ts'
import { DAY_MS } from '#shared/values/time-units.ts'
import { Fields, type Notes, required } from '../../formats/fields.ts'
import { readMoment, rtdfMoment } from '../../formats/london-moment.ts'
import type { Feed } from './feed.ts'
import type { Lead, LeadHome, LeadPeriod, Leads } from './leads.ts'
import { type RtdfAnswer, rtdfEmail, rtdfEmails, rtdfLeadHome } from './rtdf-answer.ts'
import { type RtdfEnvelope, readEnvelope } from './rtdf-calls.ts'

export interface LeadDeps {
  readonly leads: Leads
  readonly now: () => Date
}

const SECOND_MS = 1_000
/** In one answer. */
const MOST_LEADS = 1_000

export async function branchEmails(
  deps: LeadDeps,
  feed: Feed,
  sent: unknown,
  origin: string,
): Promise<RtdfAnswer> {
  const at = deps.now()
  const { notes } = readEnvelope(sent, feed, false)
  const asked = readPeriod(sent, notes, at)
  if (asked === null || notes.faults.length > 0) return rtdfEmails(feed, null, null, notes)
  const found = await findLeads(deps, feed, asked, null, notes, at)
  const homes = await deps.leads.homes(feed, [...new Set(found.leads.map(({ number }) => number))])
  const shown = new Map(homes.map((home) => [home.number, shownHome(home, origin)]))
  const emails = found.leads.map((lead) => ({
    ...rtdfEmail(lead, feed.email),
    property: shown.get(lead.number) ?? null,
  }))
  return rtdfEmails(feed, found.period, emails, notes)
}

export async function propertyEmails(
  deps: LeadDeps,
  feed: Feed,
  sent: unknown,
  origin: string,
): Promise<RtdfAnswer> {
  const at = deps.now()
  const envelope = readEnvelope(sent, feed, false)
  const { notes } = envelope
  const asked = readPeriod(sent, notes, at)
  const home = await findHome(deps, feed, envelope)
  if (asked === null || home === null) return { ...rtdfEmails(feed, null, null, notes), property: null }
  const { leads, period } = await findLeads(deps, feed, asked, home, notes, at)
  const emails = leads.map((lead) => rtdfEmail(lead, feed.email))
  return { ...rtdfEmails(feed, period, emails, notes), property: shownHome(home, origin) }
}

const shownHome = (home: LeadHome, origin: string): object =>
  rtdfLeadHome(home, origin + paths.advert(home.listingId))

/** Null if there is a fault. A reference may be that of one home for sale and of another to let: then nobody guesses. */
async function findHome(
  { leads }: LeadDeps,
  feed: Feed,
  { notes, appType, property }: RtdfEnvelope,
): Promise<LeadHome | null> {
  const fields = new Fields(property, 'property', notes)
  const ref = fields.exact('agent_ref', required)
  if (notes.faults.length > 0) return null
  const all = await leads.homesOf(feed, { ref, appType })
  const advertised = all.filter(({ isRemoved }) => !isRemoved)
  const [home, other] = advertised.length > 0 ? advertised : all
  if (home === undefined) {
    notes.refuse('GP_REF_UNKNOWN', fields.pathOf('agent_ref'), 'was never sent for this branch.', ref)
    return null
  }
  if (other === undefined) return home
  const message = 'names a home for sale and one to let: say which by branch.channel, or ask for the branch.'
  notes.refuse('GP_CHANNEL', fields.pathOf('agent_ref'), message, ref)
  return null
}

/** Both of its seconds are in it. */
function readPeriod(sent: unknown, notes: Notes, at: Date): LeadPeriod | null {
  const fields = new Fields(sent, 'call', notes).inside('export_period')
  const from = readTime(fields, 'start_date_time')
  const end = readTime(fields, 'end_date_time')
  if (from === null || end === null) return null
  if (from > end) {
    const start = rtdfMoment(from)
    notes.refuse(
      'GP_RANGE',
      fields.pathOf('end_date_time'),
      `is before the start, ${start}.`,
      rtdfMoment(end),
    )
    return null
  }
  const to = new Date(Math.min(end.getTime() + SECOND_MS, at.getTime() + SECOND_MS))
  return { from: from < to ? from : to, to }
}

function readTime(fields: Fields, name: string): Date | null {
  const text = fields.exact(name, required)
  if (text === '') return null
  const time = readMoment(text, ['day-first', 'year-first'])
  if (time === null) fields.notes.refuse('GP_TYPE', fields.pathOf(name), 'must be dd-MM-yyyy HH:mm:ss.', text)
  return time
}

interface FoundLeads {
  readonly leads: readonly Lead[]
  /** What was looked through, of what was asked for. */
  readonly period: LeadPeriod
}

/** Says what of the period is missing, and from when to ask again. */
async function findLeads(
  { leads }: LeadDeps,
  feed: Feed,
  asked: LeadPeriod,
  home: LeadHome | null,
  notes: Notes,
  at: Date,
): Promise<FoundLeads> {
  const since = await leads.ask(feed, at)
  const oldest = new Date(at.getTime() - LIMITS.leadDays * DAY_MS)
  const kept = since > oldest ? since : oldest
  if (asked.from < kept) warnOfMissing(notes, asked.from, kept)
  const from = asked.from > oldest ? asked.from : oldest
  const number = home?.number ?? null
  const found = await leads.list(feed, { ...asked, from, home: number, most: MOST_LEADS + 1, at })
  const last = found.length > MOST_LEADS ? found[MOST_LEADS - 1] : undefined
  if (last === undefined) return { leads: found, period: asked }
  const until = rtdfMoment(last.receivedAt)
  const message = `was cut off there, since an answer has ${MOST_LEADS} emails at most: ask again from then.`
  notes.warn('GP_W_TRUNCATED', 'call.export_period.end_date_time', message, until)
  const to = new Date(last.receivedAt.getTime() + SECOND_MS)
  return { leads: found.slice(0, MOST_LEADS), period: { from: asked.from, to } }
}

function warnOfMissing(notes: Notes, from: Date, kept: Date): void {
  const message = `is early: we keep emails for ${LIMITS.leadDays} days, while your software asks for them. Some from before ${rtdfMoment(kept)} may be missing.`
  notes.warn('GP_W_TRUNCATED', 'call.export_period.start_date_time', message, rtdfMoment(from))
}
