import { expect } from 'vitest'
import type { PageState } from '../../src/shared/api/page-state.ts'
import { answersIn } from '../../src/shared/api/wire-blocks.ts'
import { CALLS } from './actor.ts'
import { aBrowser, type Browser } from './browsers.ts'
import type { aKeptBrowser } from './kept-browser.ts'
import type { aServer } from './server.ts'

interface Wanted {
  readonly at: Awaited<ReturnType<typeof aKeptBrowser>>
  readonly as?: Browser
  /** Their account's email. */
  readonly owner?: string | null
}

/** A person with a server's cookies, at a browser. */
export function aKeptPerson(
  server: Awaited<ReturnType<typeof aServer>>,
  { at, as = aBrowser(server), owner = null }: Wanted,
) {
  const state = async (uuid: string | null = null) => (await as.state(uuid)) as unknown as PageState
  const answerElsewhere = (uuid: string, fields: Readonly<Record<string, string>>) =>
    as.post(CALLS.save, {
      data: {
        uuid,
        version: 1,
        app_type: 'sell',
        address_type: 'orphan',
        blocks: { manualAddress: { fields: mapValues(fields) } },
      },
    })
  return {
    open: async (uuid: string | null = null) => at.open(await state(uuid), { as, owner }),
    stored: async (uuid: string) => answersIn((await state(uuid)).blocks),
    answerElsewhere,
  }
}

const mapValues = (fields: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { value }]))

/** A saved draft with a change that only the browser has. */
export async function aChangeLeftBy(server: Awaited<ReturnType<typeof aServer>>, at: Wanted['at']) {
  const person = aKeptPerson(server, { at })
  const first = await person.open()
  first.type('townName', 'York')
  expect(await first.save()).toBe(true)
  first.type('townName', 'Hull')
  await first.keeper.keep()
  first.crash()
  const { uuid } = first.state()
  return { ...person, uuid, at }
}
