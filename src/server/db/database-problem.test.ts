import { createServer } from 'node:net'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openServer } from './open-database.ts'

const SILENT = { print: () => undefined, warn: () => undefined }
const problemOf = async (
  databaseUrl: string,
  databaseMigrationUrl: string | null = null,
): Promise<string> => {
  try {
    await openServer({ dataDir: '/nowhere', databaseUrl, databaseMigrationUrl }, SILENT)
    return ''
  } catch (error) {
    return (error as Error).message
  }
}
const { host, user, password, database } = inject('postgresApp')
const url = (changed: Partial<Record<'user' | 'password' | 'database' | 'host', string>>): string => {
  const is = { host, user, password, database, ...changed }
  return `postgresql://${is.user}:${is.password}@/${is.database}?host=${is.host}`
}

test('an address that is right has none', async () => {
  expect(await problemOf(url({}))).toBe('')
})
test.each([
  ['a wrong password', url({ password: 'secret-word' }), `${host} refuses the password of the role ${user}.`],
  ['a role that does not exist', url({ user: 'nobody' }), `${host} refuses the password of the role nobody.`],
  ['no password', url({ password: '' }), `${host} wants a password for the role ${user}.`],
  ['no such database', url({ database: 'none' }), `there is no database none at ${host}. Make it first.`],
  ['no such socket', url({ host: '/nowhere' }), 'no PostgreSQL answers at /nowhere (ENOENT).'],
  [
    'a closed port',
    'postgresql://a:secret-word@localhost:1/b',
    'no PostgreSQL answers at localhost:1 (ECONNREFUSED).',
  ],
  [
    'no such machine',
    'postgresql://a:b@x.invalid/c',
    /^DATABASE_URL: no PostgreSQL answers at x\.invalid:5432 \(E\w+\)\.$/,
  ],
])('%s is said by the name of the variable, without the password', async (_what, wrong, words) => {
  const problem = await problemOf(wrong)
  if (typeof words === 'string') expect(problem).toBe(`DATABASE_URL: ${words}`)
  else expect(problem).toMatch(words)
  expect(problem).not.toContain('secret-word')
})
test('a port at which something else listens', async () => {
  const other = createServer((socket) => void socket.end('hello\n'))
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void other.close())
  const address = other.address()
  const port = typeof address === 'object' ? address?.port : 0
  expect(await problemOf(`postgresql://a:secret-word@127.0.0.1:${port}/b`)).toMatch(
    new RegExp(`^DATABASE_URL: .*127\\.0\\.0\\.1:${port}`),
  )
})
test('the address that migrates is named where it is that', async () => {
  expect(await problemOf(url({}), url({ password: 'secret-word' }))).toBe(
    `DATABASE_MIGRATION_URL: ${host} refuses the password of the role ${user}.`,
  )
})
