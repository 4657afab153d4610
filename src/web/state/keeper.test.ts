import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { aKeptBrowser } from '../../../tests/support/kept-browser.ts'
import { aChangeLeftBy, aKeptPerson } from '../../../tests/support/kept-person.ts'
import { aServer } from '../../../tests/support/server.ts'
import { rememberChosenDraft, rememberLostDraft } from './arrival.ts'
import { leftCopies, removeCleared, reopen, wasCleared } from './kept-copies.ts'

let server: Awaited<ReturnType<typeof aServer>>
beforeAll(async () => {
  server = await aServer()
})
afterEach(() => vi.unstubAllGlobals())

const aPerson = (wanted: Parameters<typeof aKeptPerson>[1]) => aKeptPerson(server, wanted)
const drafts = async () => server.storedDrafts()

test('what no server has heard of is brought back with its id, and stored once', async () => {
  const { open, stored } = aPerson({ at: await aKeptBrowser() })
  const first = await open()
  first.type('townName', 'York')
  await first.keeper.keep()
  first.crash()
  const count = await drafts()
  const second = await open()
  expect(second.broughtBack).toEqual({ hasAnswers: true, photos: 0 })
  expect(second.value('townName')).toBe('York')
  expect(await second.save()).toBe(true)
  expect(second.state().uuid).toBe(first.state().uuid)
  expect((await stored(first.state().uuid)).townName).toBe('York')
  expect(await drafts()).toBe(count + 1)
})

const A_LETTER_MS = 20
test.each([260, 300, 340, 380, 420, 600])(
  'of what is typed on and on until a crash after %d ms, the browser has all that is 250 ms old',
  async (end) => {
    const { open } = aPerson({ at: await aKeptBrowser() })
    const { type, crash } = await open()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    const typedAt: number[] = []
    for (let time = 0; time < end; time += A_LETTER_MS) {
      typedAt.push(time)
      type('townName', 'y'.repeat(typedAt.length))
      await vi.advanceTimersByTimeAsync(A_LETTER_MS)
    }
    crash()
    vi.useRealTimers()
    const [copy] = await leftCopies(null)
    const old = typedAt.filter((time) => time <= end - 250).length
    expect(copy?.unsaved.answers['townName']).toMatch(new RegExp(`^y{${old},}$`))
  },
)

test('a save that was stored without an answer is no conflict with what was typed after it', async () => {
  const { open, stored } = aPerson({ at: await aKeptBrowser() })
  const first = await open()
  first.type('townName', 'Yo')
  expect(await first.save('answer is lost')).toBe(false)
  first.type('townName', 'York')
  await first.keeper.keep()
  first.crash()
  const second = await open()
  expect(await second.save()).toBe(true)
  expect(second.state().status).toBe('saved')
  expect((await stored(first.state().uuid)).townName).toBe('York')
})

test('what was being sent as the page ended is no conflict with what is typed next', async () => {
  const { open, stored } = aPerson({ at: await aKeptBrowser() })
  const first = await open()
  first.type('townName', 'Yo')
  await first.keeper.keep()
  first.type('townName', 'York')
  await first.save('window ends')
  const second = await open()
  second.type('townName', 'York city')
  expect(await second.save()).toBe(true)
  expect((await stored(first.state().uuid)).townName).toBe('York city')
})

test('an answer that was put back while another was being sent comes back as it was', async () => {
  const { open } = aPerson({ at: await aKeptBrowser() })
  const first = await open()
  first.type('townName', 'York')
  expect(await first.save()).toBe(true)
  first.type('townName', 'York city')
  const saving = first.save('window ends')
  first.type('townName', 'York')
  await first.keeper.keep()
  await saving
  const second = await open(first.state().uuid)
  expect(second.value('townName')).toBe('York')
  expect(await second.save()).toBe(true)
})

const aChangeLeft = async () => aChangeLeftBy(server, await aKeptBrowser())

test('what another device answered meanwhile is for the person to decide, as in an open window', async () => {
  const { open, uuid, answerElsewhere } = await aChangeLeft()
  await answerElsewhere(uuid, { townName: 'Selby' })
  const second = await open(uuid)
  expect(await second.save()).toBe(false)
  expect(second.state().status).toBe('conflict')
  second.draft.resolve('theirs')
  expect(second.value('townName')).toBe('Selby')
})

test('other answers of another device are merged with it', async () => {
  const { open, uuid, answerElsewhere, stored } = await aChangeLeft()
  await answerElsewhere(uuid, { streetName: 'Mill Lane' })
  const second = await open(uuid)
  expect(await second.save()).toBe(true)
  expect(await stored(uuid)).toMatchObject({ townName: 'Hull', streetName: 'Mill Lane' })
})

test('an open window’s copy is its own', async () => {
  const { open } = aPerson({ at: await aKeptBrowser() })
  const first = await open()
  first.type('townName', 'York')
  await first.keeper.keep()
  const second = await open()
  expect(second.broughtBack.hasAnswers).toBe(false)
  first.crash()
})

test('a guest whose cookie is gone has every answer again, in a new draft', async () => {
  const { uuid, at } = await aChangeLeft()
  rememberLostDraft(uuid)
  const second = await aPerson({ at }).open()
  expect(second.value('townName')).toBe('Hull')
  expect(second.state().uuid).not.toBe(uuid)
  expect(await second.save()).toBe(true)
})

test('a browser that was killed forgets a draft’s id: the draft is opened again', async () => {
  const { uuid, at, open } = await aChangeLeft()
  const second = await open()
  expect(at.opened).toEqual([uuid])
  expect(second.broughtBack.hasAnswers).toBe(false)
  second.crash()
  const third = await open(uuid)
  expect(third.value('townName')).toBe('Hull')
})

test('a browser that was killed believes in a draft that was cleared: the later one is opened', async () => {
  const { uuid, open, at } = await aChangeLeft()
  await removeCleared(null, 'sell', uuid)
  const later = await open()
  later.type('townName', 'Leeds')
  await later.keeper.keep()
  later.crash()
  const earlier = await open(uuid)
  expect(at.opened).toEqual([null])
  // As the page goes.
  await earlier.keeper.keep()
  earlier.crash()
  expect((await open()).value('townName')).toBe('Leeds')
  expect(at.opened).toEqual([null])
})

test('a draft that the tab was told to open stays', async () => {
  const { uuid, open, at } = await aChangeLeft()
  await removeCleared(null, 'sell', uuid)
  const later = await open()
  later.type('townName', 'Leeds')
  await later.keeper.keep()
  later.crash()
  rememberChosenDraft('sell', uuid)
  await open(uuid)
  expect(at.opened).toEqual([])
})

test('what a window has of a draft that another window cleared does not come back', async () => {
  const at = await aKeptBrowser()
  const { open } = aPerson({ at })
  const first = await open()
  first.type('townName', 'York')
  expect(await first.save()).toBe(true)
  at.clear(first.state().uuid)
  first.type('townName', 'Hull')
  await first.keeper.keep()
  first.crash()
  const second = await open()
  expect(second.broughtBack.hasAnswers).toBe(false)
  expect(at.opened).toEqual([])
})

test('a cleared form does not come back', async () => {
  const { uuid, open } = await aChangeLeft()
  await removeCleared(null, 'sell', uuid)
  const second = await open()
  expect(second.broughtBack.hasAnswers).toBe(false)
  expect(await leftCopies(null)).toEqual([])
})

test('a draft that was cleared stays so, whatever a window writes of it, until somebody opens it', async () => {
  const at = await aKeptBrowser()
  const { open } = aPerson({ at })
  const first = await open()
  first.type('townName', 'York')
  expect(await first.save()).toBe(true)
  first.type('townName', 'Hull')
  const { uuid } = first.state()
  await removeCleared(null, 'sell', uuid)
  // As its tab closes.
  await first.keeper.keep()
  first.crash()
  expect(await wasCleared(uuid)).toBe(true)
  const second = await open()
  expect(second.broughtBack.hasAnswers).toBe(false)
  expect(at.opened).toEqual([])
  second.crash()
  await reopen(uuid)
  expect(await wasCleared(uuid)).toBe(false)
  expect((await open(uuid)).value('townName')).toBe('Hull')
})

test('what the Back button shows again is no longer cleared', async () => {
  const at = await aKeptBrowser()
  const first = await aPerson({ at }).open()
  const { uuid } = first.state()
  await removeCleared(null, 'sell', uuid)
  at.showAgain()
  await expect.poll(() => wasCleared(uuid)).toBe(false)
})

test('after ninety days nothing is brought back', async () => {
  const { uuid, open } = await aChangeLeft()
  await removeCleared(null, 'let', 'another-draft')
  vi.useFakeTimers({ now: Date.now() + 91 * 86_400_000, toFake: ['Date'] })
  expect((await open(uuid)).broughtBack.hasAnswers).toBe(false)
  vi.useRealTimers()
  expect(await leftCopies(null)).toEqual([])
  expect(await wasCleared('another-draft')).toBe(false)
})
