import { expect, test } from 'vitest'
import { nobodyWarned } from '../../../tests/support/budgets.ts'
import { aServer } from '../../../tests/support/server.ts'
import { sessionStore } from '../accounts/session-store.ts'
import { socialStore } from '../accounts/social-store.ts'
import { draftStore } from '../adverts/draft-store.ts'
import { openLog } from '../http/log.ts'
import { outboxStore } from '../jobs/outbox-store.ts'
import { lookupStore } from '../lookups/lookup-store.ts'
import { schedulePurge } from './schedule-purge.ts'

const NOON = new Date('2026-11-20T12:00:00Z')

test('a start forgets what providers answered long ago, and keeps what still counts', async () => {
  const { owner, database, photos } = await aServer()
  await owner.query(
    `insert into remembered_lookups (name, answer, kept_until, asked_until, failed_until) values
       ('old', '[]', $1, '-infinity', '-infinity'), ('kept', '[]', $2, '-infinity', '-infinity'),
       ('asked', null, '-infinity', $2, '-infinity')`,
    [new Date(NOON.getTime() - 1), new Date(NOON.getTime() + 1)],
  )
  const now = () => NOON
  const end = schedulePurge(
    {
      adverts: { drafts: draftStore(database), now },
      lookups: { store: lookupStore(database, nobodyWarned), now },
      photos,
      accounts: { sessions: sessionStore(database), social: socialStore(database), now },
      outbox: { outbox: outboxStore(database), now },
    },
    openLog('silent'),
  )
  const names = async () =>
    (await owner.query<{ name: string }>('select name from remembered_lookups order by name')).rows.map(
      ({ name }) => name,
    )
  await expect.poll(names).toEqual(['asked', 'kept'])
  end()
})
