import type { Page } from '@playwright/test'

/** What our pages keep in this browser: the keys and records of copies and photos, and how much is in localStorage. */
export const keptIn = (page: Page) =>
  page.evaluate(async () => {
    const answered = (request: IDBRequest): Promise<unknown> =>
      new Promise((resolve) => request.addEventListener('success', resolve))
    const there = await indexedDB.databases()
    const read = async (name: string): Promise<unknown[][]> => {
      // To open one that is not there would make it, without its store.
      if (!there.some((one) => one.name === `draft_${name}`)) return [[], []]
      const open = indexedDB.open(`draft_${name}`)
      await answered(open)
      const store = open.result.transaction(name).objectStore(name)
      const all = [store.getAllKeys(), store.getAll()]
      await Promise.all(all.map(answered))
      open.result.close()
      return all.map(({ result }) => result)
    }
    return { copies: await read('copies'), photos: (await read('photos'))[0], local: localStorage.length }
  })
