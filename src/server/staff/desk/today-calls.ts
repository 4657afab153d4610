import { html } from '#shared/values/html.ts'
import type { AuditStore } from './audit-store.ts'
import { type Decide, decisionIn, doneIn } from './decision-in.ts'
import type { DeskAnswer, DeskCall, StaffCalls } from './desk-call.ts'
import { deskPaths } from './desk-paths.ts'
import { history } from './desk-words.ts'
import type { ListWaiting } from './queue-store.ts'
import { readSearch } from './read-search.ts'
import { searchPage } from './search-page.ts'
import type { FindAtDesk } from './search-store.ts'
import { todayPage } from './today-page.ts'

export interface TodayDeps {
  readonly waiting: ListWaiting
  readonly search: FindAtDesk
  readonly audit: AuditStore
  /** False where there is none to resolve. */
  readonly resolveAlert: Decide
  readonly resolveReport: Decide
  readonly now: () => Date
}

const NOTHING_FOUND = { people: [], adverts: [], orders: [], cases: [] }

export function registerTodayCalls({ page, act }: StaffCalls, deps: TodayDeps): void {
  page(deskPaths.today(), (call) => today(deps, call))
  page(deskPaths.search(), async ({ query }) => {
    const { q = '' } = query
    return searchPage(q, q.trim() === '' ? NOTHING_FOUND : await deps.search(readSearch(q)))
  })
  page(deskPaths.audit(), async () => ({
    title: 'Audit log',
    content: html`${history(await deps.audit.newest())}`,
  }))
  act(deskPaths.resolveAlert(':id'), (call) => settle(deps, call, deps.resolveAlert))
  act(deskPaths.resolveReport(':id'), (call) => settle(deps, call, deps.resolveReport))
}

const today = async ({ waiting, now }: TodayDeps, call: DeskCall, trouble?: string) => ({
  ...todayPage(await waiting(now()), now()),
  done: doneIn(call),
  trouble,
})

async function settle(deps: TodayDeps, call: DeskCall, resolve: Decide): Promise<DeskAnswer> {
  const decision = decisionIn(call, deps.now())
  if (decision === null) return today(deps, call, 'Say in a sentence what you did about it.')
  if (!(await resolve(call.param, decision))) {
    return today(deps, call, 'Someone has already settled it, or it doesn’t exist.')
  }
  return { redirect: `${deskPaths.today()}?done=settled` }
}
