import { fastify } from 'fastify'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { Pool } from 'pg'

/** The two calls as most would write them: a jsonb column, an ordinary pool, every draft parsed and printed again. */
const database = new Kysely({
  dialect: new PostgresDialect({ pool: new Pool({ connectionString: process.env.DATABASE_URL }) }),
})
await sql`create table if not exists peer_drafts (uuid uuid primary key, version integer not null, data jsonb not null)`.execute(
  database,
)

const app = fastify()
app.get('/readyz', async () => ({ success: true }))

app.post('/create-listing/save-new', async ({ body }) => {
  const { uuid, version, ...data } = body.data
  const row = await database
    .insertInto('peer_drafts')
    .values({ uuid, version: 1, data })
    .onConflict((conflict) =>
      conflict
        .column('uuid')
        .doUpdateSet((refs) => ({
          version: sql`${refs.ref('peer_drafts.version')} + 1`,
          data: refs.ref('excluded.data'),
        }))
        .where('peer_drafts.version', '=', version),
    )
    .returning(['uuid', 'version', 'data'])
    .executeTakeFirst()
  if (!row) return { success: false, error_message: 'This advert was changed in another window.' }
  return {
    success: true,
    error_message: '',
    result: { data: { uuid: row.uuid, version: row.version, ...row.data } },
  }
})

app.post('/create-listing/get-initial-data', async ({ body }) => {
  const row = await database
    .selectFrom('peer_drafts')
    .select(['uuid', 'version', 'data'])
    .where('uuid', '=', body.data.uuid)
    .executeTakeFirst()
  if (!row) return { success: false, error_message: 'There is no such draft.' }
  return { success: true, error_message: '', data: { uuid: row.uuid, version: row.version, ...row.data } }
})

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
