import type { Database } from '../../src/server/db/pool.ts'

const CRASH = new Error('the process ended')
const FULL = process.env['FULL'] === '1'

/** Its methods work on the thing itself, but for those that are replaced. */
const replacing = <T extends object>(thing: T, replaced: Readonly<Record<string, unknown>>): T =>
  new Proxy(thing, {
    get: (target, name) => {
      const own = typeof name === 'string' && Object.hasOwn(replaced, name) ? replaced[name] : undefined
      const value: unknown = own ?? Reflect.get(target, name, target)
      return typeof value === 'function' && own === undefined ? (value.bind(target) as unknown) : value
    },
  })

/** `before` is told of each statement, and may throw in its place. */
function watching(database: Database, before: (text: string) => void): Database {
  type Query = (...sent: readonly unknown[]) => Promise<unknown>
  const watched =
    (query: Query): Query =>
    async (...sent) => {
      const [first] = sent
      before(typeof first === 'string' ? first : String((first as { text?: unknown }).text))
      return query(...sent)
    }
  return replacing(database, {
    query: watched(database.query.bind(database) as Query),
    connect: async () => {
      const connection = await database.connect()
      return replacing(connection, { query: watched(connection.query.bind(connection) as Query) })
    },
  })
}

/** Everything is lost in place of the statement of that number, and from there on. */
function endingBefore(database: Database, number: number): Database {
  let sent = 0
  return watching(database, () => {
    sent += 1
    if (sent >= number) throw CRASH
  })
}

/** Of a transaction its commit: a crash anywhere inside is undone as one before that is. */
function boundariesIn(texts: readonly string[]): number[] {
  let isInside = false
  return texts.flatMap((text, index) => {
    if (/^begin/i.test(text)) isInside = true
    const isEnd = /^(?:commit|rollback)/i.test(text)
    const isBoundary = isEnd || !isInside
    if (isEnd) isInside = false
    return FULL || (isBoundary && !/^select/i.test(text)) ? [index + 1] : []
  })
}

interface Crashed<T> {
  /** Something new to do it with. */
  readonly prepare: () => Promise<T>
  /** As a process does it. The second time it comes after the restart, and by another one as well. */
  readonly run: (thing: T, database: Database) => Promise<unknown>
  readonly expectWell: (thing: T) => Promise<void>
}

/**
 * Ends the process before each commit, and before what is sent outside a transaction (FULL=1: before any statement), and
 * looks each time at what two processes make of it after that.
 */
export async function atEachCrash<T>(
  [database, another]: readonly [Database, Database],
  { prepare, run, expectWell }: Crashed<T>,
): Promise<void> {
  const texts: string[] = []
  const uninterrupted = await prepare()
  await run(
    uninterrupted,
    watching(database, (text) => void texts.push(text)),
  )
  await expectWell(uninterrupted)
  let crashed = 0
  for (const place of boundariesIn(texts)) {
    const thing = await prepare()
    // It may need fewer statements than the first time: then nothing crashed.
    crashed += await run(thing, endingBefore(database, place)).then(
      () => 0,
      (error: unknown) => {
        if (error !== CRASH) throw error
        return 1
      },
    )
    await Promise.all([run(thing, database), run(thing, another)])
    await expectWell(thing)
  }
  if (crashed === 0) throw new Error('nothing crashed')
}
