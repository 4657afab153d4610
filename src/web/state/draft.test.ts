import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { PageState } from '#shared/api/page-state.ts'
import { answersIn } from '#shared/api/wire-blocks.ts'
import { aBrowser, type Browser } from '../../../tests/support/browsers.ts'
import { aDraftWindow } from '../../../tests/support/draft-windows.ts'
import { aServer } from '../../../tests/support/server.ts'

let server: Awaited<ReturnType<typeof aServer>>
beforeAll(async () => {
  server = await aServer()
})
afterEach(() => vi.unstubAllGlobals())

/** How a call fails: the server never gets it, or the response is lost. */
type Fate = 'arrives' | 'call is lost' | 'answer is lost'

/** A draft and its form in one browser window, with a connection that fails on demand. */
function aWindow(browser: Browser, first: Pick<PageState, 'uuid' | 'version'>, answers: object = {}) {
  const { form, draft, state, type, value } = aDraftWindow(first, answers)
  const save = async (fate: Fate = 'arrives'): Promise<boolean> => {
    vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
      const answer = fate === 'call is lost' ? null : await browser.post(url, JSON.parse(body))
      if (answer === null || fate === 'answer is lost') throw new TypeError('Failed to fetch')
      return Response.json(answer.body, { status: answer.status })
    })
    const isSaved = await draft.save()
    draft.stop()
    return isSaved
  }
  const { setAddressType } = form.actions
  const resolve = (whose: 'theirs' | 'ours') => draft.resolve(whose)
  return { type, setAddressType, save, resolve, state, value, draft }
}

async function aDraftInAWindow() {
  const browser = aBrowser(server)
  const uuid = randomUUID()
  const here = aWindow(browser, { uuid, version: 0 })
  here.type('townName', 'York')
  expect(await here.save()).toBe(true)
  const state = async () => (await browser.state(uuid)) as unknown as PageState
  const stored = async () => answersIn((await state()).blocks)
  const another = async () => aWindow(browser, await state(), await stored())
  return { here, another, state, stored }
}

test('what was typed after a save whose answer was lost is saved over it, and no other window is blamed', async () => {
  const { here, stored } = await aDraftInAWindow()
  here.type('townName', 'Hul')
  expect(await here.save('answer is lost')).toBe(false)
  here.type('townName', 'Hull')
  expect(await here.save()).toBe(true)
  expect(here.state()).toMatchObject({ status: 'saved', newer: null })
  expect((await stored()).townName).toBe('Hull')
})

test('so it is after several lost saves, whichever of them was stored', async () => {
  const { here, stored } = await aDraftInAWindow()
  for (const [town, fate] of [
    ['Le', 'answer is lost'],
    ['Lee', 'answer is lost'],
    ['Leed', 'call is lost'],
  ] as const) {
    here.type('townName', town)
    here.type('summary', `A home in ${town}`)
    expect(await here.save(fate)).toBe(false)
  }
  here.type('townName', 'Leeds')
  here.type('summary', 'A home in Leeds')
  expect(await here.save()).toBe(true)
  expect(await stored()).toMatchObject({ townName: 'Leeds', summary: 'A home in Leeds' })
})

test('an answer that was taken back by a lost save can be given again', async () => {
  const { here, stored } = await aDraftInAWindow()
  here.type('townName', null)
  expect(await here.save('answer is lost')).toBe(false)
  here.type('townName', 'Hull')
  expect(await here.save()).toBe(true)
  expect((await stored()).townName).toBe('Hull')
})

test('an answer that is as it was before a lost save is saved again', async () => {
  const { here, stored } = await aDraftInAWindow()
  here.type('townName', 'Hull')
  expect(await here.save('answer is lost')).toBe(false)
  here.type('townName', 'York')
  expect(await here.save()).toBe(true)
  expect((await stored()).townName).toBe('York')
})

test('so is the type of the address', async () => {
  const { here, state } = await aDraftInAWindow()
  here.setAddressType('standard')
  expect(await here.save('answer is lost')).toBe(false)
  here.setAddressType('orphan')
  expect(await here.save()).toBe(true)
  expect((await state()).address_type).toBe('orphan')
})

test('what another window answered meanwhile is still for the person to decide', async () => {
  const { here, another, stored } = await aDraftInAWindow()
  const there = await another()
  here.type('townName', 'Hul')
  expect(await here.save('call is lost')).toBe(false)
  there.type('townName', 'Selby')
  expect(await there.save()).toBe(true)
  here.type('townName', 'Hull')
  expect(await here.save()).toBe(false)
  expect(here.state().status).toBe('conflict')
  expect((await stored()).townName).toBe('Selby')
  here.resolve('theirs')
  expect(here.state().status).toBe('saved')
  expect(here.value('townName')).toBe('Selby')
})

test('what another window answered elsewhere is taken over with the lost save', async () => {
  const { here, another, stored } = await aDraftInAWindow()
  here.type('townName', 'Hul')
  expect(await here.save('answer is lost')).toBe(false)
  const there = await another()
  there.type('streetName', 'Mill Lane')
  expect(await there.save()).toBe(true)
  here.type('townName', 'Hull')
  expect(await here.save()).toBe(true)
  expect(here.value('streetName')).toBe('Mill Lane')
  expect(await stored()).toMatchObject({ townName: 'Hull', streetName: 'Mill Lane' })
})

test('what was known when the page opened makes no draft, and is in the first save of one', async () => {
  const browser = aBrowser(server)
  const here = aWindow(browser, { uuid: randomUUID(), version: 0 }, { enquiryEmail: 'alex@example.org' })
  expect(await here.save()).toBe(true)
  expect(here.state()).toMatchObject({ status: 'untouched', version: 0 })
  const typing = aWindow(browser, { uuid: randomUUID(), version: 0 }, { enquiryEmail: 'alex@example.org' })
  typing.type('townName', 'York')
  expect(await typing.save()).toBe(true)
  const stored = answersIn(((await browser.state(typing.state().uuid)) as unknown as PageState).blocks)
  expect(stored).toMatchObject({ enquiryEmail: 'alex@example.org', townName: 'York' })
})
