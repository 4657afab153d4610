import { expect, test } from 'vitest'
import { aBackupFolder, backUp, diskFiles, restore } from '../../../../tests/support/backups.ts'
import { aDatabase } from '../../../../tests/support/database.ts'
import { aListing } from '../../../../tests/support/listings.ts'

test('what is restored is no news to a web hook', async () => {
  const { owner } = await aDatabase()
  await aListing(owner, { photos: [] })
  await owner.query(
    `with agency as (insert into agencies (id, account_id, name, created_at)
       select gen_random_uuid(), account_id, 'Northgate Homes', now() from listings returning id),
     hook as (insert into web_hooks (id, agency_id, url, events, secret, created_at)
       select gen_random_uuid(), id, 'https://program.example', '{advert.published}', '', now() from agency)
     insert into feed_adverts (agency_id, branch, app_type, ref, listing_id, state, content_hash, format, original,
       facts, home_key, changed_at)
     select agency.id, '1234', app_type, 'A1', listings.id, 'live', sha256(''), 'rtdf', '{}', '{}', 'home', now()
     from agency, listings`,
  )
  const folder = aBackupFolder()
  await backUp(owner, diskFiles(), folder)
  // Its tables are made already, so that what loads the rows ends in a transaction of its own.
  const { owner: other } = await aDatabase()
  await restore(other, diskFiles(), folder)
  expect((await other.query('select from feed_adverts')).rowCount).toBe(1)
  expect((await other.query('select from web_hook_events')).rowCount).toBe(0)
})
