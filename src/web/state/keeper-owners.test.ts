import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { CALLS } from '../../../tests/support/actor.ts'
import { aSeller } from '../../../tests/support/browsers.ts'
import { aKeptBrowser } from '../../../tests/support/kept-browser.ts'
import { aChangeLeftBy, aKeptPerson } from '../../../tests/support/kept-person.ts'
import { aServer } from '../../../tests/support/server.ts'
import { rememberLostDraft } from './arrival.ts'
import { leftCopies, removeCleared, takeOverGuests } from './kept-copies.ts'

let server: Awaited<ReturnType<typeof aServer>>
beforeAll(async () => {
  server = await aServer()
})
afterEach(() => vi.unstubAllGlobals())

const aPerson = (wanted: Parameters<typeof aKeptPerson>[1]) => aKeptPerson(server, wanted)

test('of an account’s draft nothing stays that the server has', async () => {
  const person = await aSeller(server)
  const { open } = aPerson({ at: await aKeptBrowser(), as: person.browser, owner: person.email })
  const first = await open()
  first.type('townName', 'York')
  await first.keeper.keep()
  expect(await first.save()).toBe(true)
  await first.keeper.keep()
  first.crash()
  expect(await leftCopies(null)).toEqual([])
})

test('nor does another user of the browser get a guest’s answers once they are an account’s', async () => {
  const { uuid, at } = await aChangeLeftBy(server, await aKeptBrowser())
  await takeOverGuests('somebody@example.org')
  rememberLostDraft(uuid)
  const second = await aPerson({ at }).open()
  expect(second.broughtBack.hasAnswers).toBe(false)
})

test('whose session has ended goes on in the same draft after signing in', async () => {
  const { browser, ...person } = await aSeller(server)
  const at = await aKeptBrowser()
  const ours = aPerson({ at, as: browser, owner: person.email })
  const first = await ours.open()
  first.type('townName', 'York')
  expect(await first.save()).toBe(true)
  await browser.post(CALLS.logout, {})
  first.type('townName', 'Hull')
  expect(await first.save()).toBe(false)
  expect(first.state().status).toBe('signed-out')
  await first.keeper.keep()
  first.crash()
  const { uuid } = first.state()
  const nobodys = await ours.open()
  expect(nobodys.broughtBack.hasAnswers).toBe(false)
  nobodys.crash()
  await browser.post(CALLS.login, { ...person, remember: false })
  const second = await ours.open(uuid)
  expect(second.value('townName')).toBe('Hull')
  expect(await second.save()).toBe(true)
  expect(second.state().uuid).toBe(uuid)
})

test('what an account typed and no server has heard of is for that account alone, once its session has ended', async () => {
  const { browser, email } = await aSeller(server)
  const at = await aKeptBrowser()
  const ours = aPerson({ at, as: browser, owner: email })
  const first = await ours.open()
  first.type('townName', 'York')
  await first.keeper.keep()
  first.crash()
  const other = await aSeller(server)
  for (const next of [aPerson({ at }), aPerson({ at, as: other.browser, owner: other.email })]) {
    const page = await next.open()
    expect(page.broughtBack.hasAnswers).toBe(false)
    expect(page.value('townName')).toBeFalsy()
    page.crash()
  }
  // Nor is it lost by somebody else's new form.
  await removeCleared(other.email, 'sell', null)
  const second = await ours.open()
  expect(second.value('townName')).toBe('York')
  second.crash()
  await removeCleared(email, 'sell', second.state().uuid)
  expect((await ours.open()).broughtBack.hasAnswers).toBe(false)
})

test('what a guest typed goes on after signing in, and is the account’s from then on', async () => {
  const { browser, email } = await aSeller(server)
  const at = await aKeptBrowser()
  const first = await aPerson({ at }).open()
  first.type('townName', 'York')
  await first.keeper.keep()
  first.crash()
  await takeOverGuests(email)
  expect((await aPerson({ at }).open()).broughtBack.hasAnswers).toBe(false)
  expect((await aPerson({ at, as: browser, owner: email }).open()).value('townName')).toBe('York')
})
