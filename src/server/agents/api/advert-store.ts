import type { AgentFacts } from '#shared/advert/agent-facts.ts'
import type { DraftAnswers } from '#shared/advert/answers.ts'
import type { Database } from '../../db/pool.ts'
import type { AgencyAdverts, ApiKey, StoredAdvert } from './api.ts'

interface Row extends Omit<StoredAdvert, 'number' | 'answers' | keyof AgentFacts> {
  readonly number: string
  readonly answers: string
  readonly facts: string
}

const STATE = `case l.state when 'removed' then 'taken-down' else a.state end`

/** `$1` is the agency and `$2` the branch of the key, or null. */
const ADVERTS = `select a.number, a.listing_id as listing, a.branch, a.ref, a.app_type as "appType", ${STATE} as state,
    l.answers, a.facts, greatest(a.changed_at, l.updated_at) as "changedAt",
    (select coalesce(jsonb_agg(case url when '/photos/' || photo_id || '.jpg' then jsonb_build_object('photo', photo_id)
         else jsonb_build_object('url', url) end || jsonb_build_object('kind', case when is_plan then 'floor-plan' else 'photo' end,
       'caption', caption, 'changed_at', sent_change, 'state', case m.state when 'kept' then 'shown' else m.state end,
       'problem', problem) order by place), '[]')
     from feed_media m where m.advert = a.number) as pictures
  from feed_adverts a join listings l on l.id = a.listing_id
  where a.agency_id = $1 and ($2::text is null or a.branch = $2)`

const ofKey = ({ agencyId, branch }: ApiKey, ...more: readonly unknown[]) => [agencyId, branch, ...more]

export function agencyAdverts(database: Database): AgencyAdverts {
  return {
    find: async (key, listing) => {
      const { rows } = await database.query<Row>({
        name: 'api-adverts-find',
        text: `${ADVERTS} and a.listing_id = $3`,
        values: ofKey(key, listing),
      })
      return rows[0] ? storedAdvert(rows[0]) : null
    },
    list: async (key, { branch, ref, state, changedSince, after, most }) => {
      const { rows } = await database.query<Row>(
        `${ADVERTS} and a.number > $3 and ($4::text is null or a.branch = $4) and ($5::text is null or a.ref = $5)
           and ($6::text is null or ${STATE} = $6)
           and ($7::timestamptz is null or greatest(a.changed_at, l.updated_at) >= $7)
         order by a.number limit $8`,
        ofKey(key, after, branch, ref, state, changedSince, most),
      )
      return rows.map(storedAdvert)
    },
  }
}

function storedAdvert({ number, answers, facts, ...row }: Row): StoredAdvert {
  const { status, features, furnished, fees } = JSON.parse(facts) as AgentFacts
  return {
    ...row,
    number: Number(number),
    answers: JSON.parse(answers) as DraftAnswers,
    ...{ status, features, furnished, fees },
  }
}
