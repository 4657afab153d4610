import { describe, expect, test } from 'vitest'
import { aFinishedDraft, anOrder, anOwner, uploaded } from '../../../../tests/support/publishing.ts'
import { anApplicant, aReferenceSite } from '../../../../tests/support/references.ts'
import { operatorDeps } from '../../composition/operator-deps.ts'
import type { Outcome } from './command.ts'
import { findCommand } from './find-command.ts'

const site = aReferenceSite()

async function accountDelete(email: string): Promise<Outcome> {
  const found = findCommand(['account', 'delete', email, '--why', 'They asked for it.'], site.now())
  if (found.kind !== 'run') throw new Error(found.kind)
  return found.run(operatorDeps(site.server().database, site.now))
}

/** Letters that were sent stay for 30 days, as the privacy policy says. */
const KEPT_FOR_A_WHILE = /^(?:sandbox_messages|j[0-9a-f]{56}|job.*|archive|outbox)$/

/** The tables in which a text still stands, in whatever column. */
async function tablesWith(text: string): Promise<string[]> {
  const tables = await site.rows(`select tablename as name from pg_tables where schemaname = 'public'`)
  const found: string[] = []
  for (const { name } of tables) {
    if (KEPT_FOR_A_WHILE.test(name)) continue
    const rows = await site.rows(
      `select 1 from "${name}" one where position(lower($1) in lower(one::text)) > 0 limit 1`,
      [text],
    )
    if (rows.length > 0) found.push(name)
  }
  return found
}

describe('account delete', () => {
  test('leaves nothing of a landlord but the order without a name', async () => {
    const { buyer, ask, linkFor, byLink } = site.landlord()
    const { owner } = buyer
    const { listing, uuid } = await buyer.bought('Silver-Package', { streetName: 'Erasure Street' })
    const free = await aFinishedDraft(site.server(), owner)
    await free.finish()
    const draft = await aFinishedDraft(site.server(), owner)
    await uploaded(site.server(), owner, draft.uuid)
    const applicant = anApplicant()
    await ask(listing, applicant)
    const link = await linkFor(applicant.email)
    const key = owner.ownerKey.toString('hex')
    const mine = [owner.email, 'Erasure Street', owner.accountId, listing, key]
    for (const text of mine) expect(await tablesWith(text)).not.toEqual([])

    expect(await accountDelete(` ${owner.email.toUpperCase()} `)).toEqual({
      isDone: true,
      lines: [
        `We’ve deleted the account for ${owner.email}, with 2 adverts and 3 drafts.`,
        'We’ve kept 1 order, without a name.',
        expect.stringContaining('Backups made before now'),
      ],
    })

    expect(await tablesWith(owner.email)).toEqual([])
    expect(await tablesWith('Erasure Street')).toEqual([])
    // Its photos are swept away a day later.
    expect(await tablesWith(key)).toEqual(['photos'])
    expect(
      await site.rows(`select 1 from photos where owner_key = $1 and state <> 'removed'`, [owner.ownerKey]),
    ).toEqual([])
    for (const id of [owner.accountId, listing]) expect(await tablesWith(id)).toEqual(['audit'])
    expect(
      await site.rows(
        `select o.state, o.list_pence, o.blocks, l.answers, l.state as advert, e.kind, e.state as owed
         from orders o join listings l using (draft_uuid) join entitlements e on e.order_id = o.id and e.listing_id = l.id
         where o.draft_uuid = $1 order by e.kind`,
        [uuid],
      ),
    ).toEqual(
      ['privacy-number', 'tenant-reference'].map((kind) => ({
        state: 'ended',
        list_pence: 1999,
        blocks: '{}',
        answers: '{}',
        advert: 'withdrawn',
        kind,
        owed: 'ended',
      })),
    )
    expect(
      await site.rows(
        `select who, act, why, before from audit where act = 'delete-account' and before ->> 'account' = $1`,
        [owner.accountId],
      ),
    ).toMatchObject([
      {
        who: 'command line',
        why: 'They asked for it.',
        before: { adverts: { length: 2 }, orders: { length: 1 } },
      },
    ])
    expect((await byLink(link)).body).not.toContain(applicant.name)
    expect((await site.server().app.inject(`/advert/${listing}`)).statusCode).toBe(404)
  })

  test('frees the home for another advert, and the address for another account', async () => {
    const first = await anOwner(site.server())
    const advert = await aFinishedDraft(site.server(), first, {
      answers: { streetName: 'Free Again Street' },
    })
    expect((await advert.finish()).body.success).toBe(true)
    await accountDelete(first.email)
    const second = await anOwner(site.server())
    const again = await aFinishedDraft(site.server(), second, {
      answers: { streetName: 'Free Again Street' },
    })
    expect((await again.finish()).body).toMatchObject({ success: true, errors: [] })
    expect(await site.rows('select 1 from live_addresses where draft_uuid = $1', [advert.uuid])).toEqual([])
  })

  test('waits for money that is on its way, and changes nothing meanwhile', async () => {
    const owner = await anOwner(site.server())
    const { uuid } = await aFinishedDraft(site.server(), owner)
    const order = await anOrder(site.server(), uuid)
    expect(await accountDelete(owner.email)).toEqual({
      isDone: false,
      lines: [expect.stringContaining('aren’t settled yet'), `  ${order}`],
    })
    expect(await site.rows('select 1 from drafts where uuid = $1', [uuid])).toHaveLength(1)
  })

  test('is refused to an agency, and to nobody known', async () => {
    const agent = await anOwner(site.server(), 'agent')
    await site.rows(
      `with agency as (insert into agencies (id, account_id, name, created_at) values (gen_random_uuid(), $1, 'Northgate', now()))
      select 1`,
      [agent.accountId],
    )
    expect((await accountDelete(agent.email)).lines).toEqual([
      `${agent.email} works for an agency. Take them off its People page first.`,
    ])
    expect(await accountDelete('nobody@example.org')).toEqual({
      isDone: false,
      lines: ['We have no account for nobody@example.org.'],
    })
  })

  test('run by two people at once is done once', async () => {
    const owner = await anOwner(site.server())
    const advert = await aFinishedDraft(site.server(), owner)
    await advert.finish()
    const outcomes = await Promise.all(Array.from({ length: 4 }, () => accountDelete(owner.email)))
    expect(outcomes.filter(({ isDone }) => isDone)).toHaveLength(1)
    expect(
      await site.rows(`select 1 from audit where act = 'delete-account' and before ->> 'account' = $1`, [
        owner.accountId,
      ]),
    ).toHaveLength(1)
  })
})
