import { IDBObjectStore } from 'fake-indexeddb'
import { createStore, entries } from 'idb-keyval'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { aKeptBrowser } from '../../../tests/support/kept-browser.ts'
import { aChangeLeftBy, aKeptPerson } from '../../../tests/support/kept-person.ts'
import { aServer } from '../../../tests/support/server.ts'
import { leftCopies, removeAll, removeCleared, reopen, wasCleared } from './kept-copies.ts'
import { newUuid } from './new-uuid.ts'
import { setSharedComputer } from './shared-computer.ts'

let server: Awaited<ReturnType<typeof aServer>>
beforeAll(async () => {
  server = await aServer()
})

let at: Awaited<ReturnType<typeof aKeptBrowser>>
beforeEach(async () => {
  at = await aKeptBrowser()
  return () => vi.unstubAllGlobals()
})

const written = async () => JSON.stringify(await entries(createStore('draft_copies', 'copies')))

test('a draft that a shared computer’s tab took with it stays cleared, and nothing that opens it is left', async () => {
  const { uuid } = await aChangeLeftBy(server, at)
  expect(await written()).toContain(uuid)
  await removeAll([uuid])
  expect(await leftCopies(null)).toEqual([])
  expect(await wasCleared(uuid)).toBe(true)
  expect(await written()).not.toContain(uuid)
})

test('a draft that a link opens is not cleared, though the browser did not write that down', async () => {
  const uuid = newUuid()
  await removeCleared(null, 'sell', uuid)
  vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementationOnce(() => {
    throw new DOMException('The disk is full.', 'QuotaExceededError')
  })
  await expect(reopen(uuid)).rejects.toThrow('The disk is full.')
  expect(await wasCleared(uuid)).toBe(false)
  await removeCleared(null, 'sell', uuid)
  expect(await wasCleared(uuid)).toBe(true)
})

test('on a shared computer the tab opens a draft that stays cleared for whoever comes next', async () => {
  const first = await aKeptPerson(server, { at }).open()
  const { uuid } = first.state()
  await removeAll([uuid])
  setSharedComputer()
  await reopen(uuid)
  at.showAgain()
  first.type('townName', 'York')
  await first.keeper.keep()
  expect(await wasCleared(uuid)).toBe(true)
  expect(await written()).not.toContain(uuid)
})
