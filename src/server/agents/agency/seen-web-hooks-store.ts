import type { AgencyWebHook, ToldEvent } from '#shared/api/agency-web-hooks-view.ts'
import { NOT_TAKEN } from '../../db/not-taken.ts'
import type { Database } from '../../db/pool.ts'
import type { SeenWebHooks } from './web-hooks.ts'

export function seenWebHooks(database: Database): SeenWebHooks {
  return {
    list: async (agencyId) =>
      (
        await database.query<AgencyWebHook>(`${WEB_HOOKS} where agency_id = $1 order by created_at, id`, [
          agencyId,
        ])
      ).rows,
    find: async (agencyId, webHook) =>
      (
        await database.query<AgencyWebHook>(`${WEB_HOOKS} where agency_id = $1 and id = $2`, [
          agencyId,
          webHook,
        ])
      ).rows[0] ?? null,
    events: async (webHook, onlyWrong, most) =>
      (
        await database.query<ToldEvent>(
          `select id, type, happened_at as "happenedAt", web_hook_events.listing_id as listing, ref, outcome, tries,
             tried_at as "triedAt", status, fault
           from web_hook_events left join feed_adverts using (listing_id)
           where web_hook_id = $1 ${onlyWrong ? `and ${NOT_TAKEN}` : ''}
           order by web_hook_events.number desc limit $2`,
          [webHook, most],
        )
      ).rows,
  }
}

const WEB_HOOKS = `select id, branch, url, events, is_on as "isOn", is_failing as "isFailing",
    old_secret_until as "oldSecretUntil", waiting, wrong
  from web_hooks cross join lateral (select
      (count(*) filter (where outcome = 'waiting'))::int as waiting,
      (count(*) filter (where ${NOT_TAKEN}))::int as wrong
    from web_hook_events where web_hook_id = web_hooks.id) as counted`
