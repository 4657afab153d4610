import { IDBKeyRange, indexedDB } from 'fake-indexeddb'
import { onTestFinished, vi } from 'vitest'
import type { PageState } from '../../src/shared/api/page-state.ts'
import { answersIn } from '../../src/shared/api/wire-blocks.ts'
import { Keeper } from '../../src/web/state/keeper.ts'
import { removeAll } from '../../src/web/state/kept-copies.ts'
import type { Browser } from './browsers.ts'
import { aDraftWindow } from './draft-windows.ts'
import { aStorage } from './storage.ts'

/** Locks, as a browser's tabs have them. */
function someLocks() {
  const held = new Set<string>()
  return {
    held,
    locks: {
      request: async (name: string, run: () => Promise<void>) => {
        held.add(name)
        await run()
        held.delete(name)
      },
      query: async () => ({ held: [...held].map((name) => ({ name })) }),
    },
  }
}

/** How a call fails: the server never gets it, the response is lost, or the window ends as the call leaves it. */
export type Fate = 'arrives' | 'call is lost' | 'answer is lost' | 'window ends'

let windows = 0

/** A browser with its storage, whose windows can end at any moment without notice. */
export async function aKeptBrowser() {
  const { held, locks } = someLocks()
  vi.stubGlobal('indexedDB', indexedDB)
  vi.stubGlobal('IDBKeyRange', IDBKeyRange)
  vi.stubGlobal('navigator', { locks })
  vi.stubGlobal('document', new EventTarget())
  const events = new EventTarget()
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  for (const name of ['localStorage', 'sessionStorage']) vi.stubGlobal(name, aStorage())
  await removeAll([])
  const opened: (string | null)[] = []
  return {
    /** The drafts that were opened in place of the page's; null is a new one. */
    opened,
    /** What the others hear as a window removes the id of a draft. */
    clear: (uuid: string): boolean =>
      events.dispatchEvent(
        Object.assign(new Event('storage'), { key: 'uuid_sell', oldValue: uuid, newValue: null }),
      ),
    /** The Back button shows a page that was left. */
    showAgain: (): boolean => events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
    /** Opens the page of a draft; its calls go to the server as this person. */
    open: async (
      first: PageState,
      { as, owner = null }: { readonly as: Browser; readonly owner?: string | null },
    ) => {
      const isGuest = owner === null
      const window = `window-${windows++}`
      const { form, draft, ...page } = aDraftWindow(first, answersIn(first.blocks), isGuest)
      const keeper = new Keeper({
        window,
        appType: 'sell',
        first,
        form,
        draft,
        isGuest: () => isGuest,
        owner,
        ready: async () => undefined,
        hasPhotos: () => false,
        takePhotos: async () => 0,
        opens: async (uuid) => (await as.state(uuid))['uuid'] === uuid,
        switchTo: (uuid) => opened.push(uuid) > 0,
        atFirst: form.store.getState().answers,
      })
      const broughtBack = await keeper.bringBack()
      const crash = (): void => {
        draft.stop()
        keeper.stop()
        held.delete(window)
      }
      const save = async (fate: Fate = 'arrives'): Promise<boolean> => {
        vi.stubGlobal('fetch', callsOf(as, fate, crash))
        const isSaved = await draft.save()
        if (fate === 'window ends') crash()
        return isSaved
      }
      onTestFinished(crash)
      return { ...page, form, draft, keeper, broughtBack, save, crash }
    },
  }
}

function callsOf(browser: Browser, fate: Fate, crash: () => void) {
  return async (url: string, { body }: { body: string }) => {
    if (fate === 'window ends') crash()
    const answer = fate === 'call is lost' ? null : await browser.post(url, JSON.parse(body))
    if (answer === null || fate !== 'arrives') throw new TypeError('Failed to fetch')
    return Response.json(answer.body, { status: answer.status })
  }
}
