import { createStore } from 'zustand/vanilla'
import { TRY_AGAIN_LATER } from '#shared/api/endpoints.ts'
import { paths } from '#shared/journey/paths.ts'
import { NO_ANSWER } from '#web/api/call.ts'
import { upgradeOrder } from '#web/api/checkout-api.ts'
import { setFlashMessage } from '#web/state/flash-message.ts'
import { OPENING, type Paying } from './checkout-state.ts'
import { NO_FRAME, payingIn, showFrame, stop } from './paying.ts'

const DONE = 'Your advert is upgraded. We’ll email you a receipt.'

/** The checkout of another option for an advert that is published: nothing of the advert itself is published by it. */
export function createUpgrade(uuid: string, option: string): Paying {
  const store = createStore(() => OPENING)
  const open = async (): Promise<void> => {
    store.setState(({ shown }) => ({ ...OPENING, shown }))
    const confirmed = await upgradeOrder(uuid, option)
    switch (confirmed.kind) {
      case 'nothing-to-pay':
        return leave()
      case 'to-pay':
        return showFrame(store, confirmed.result, { code: null, problem: NO_FRAME })
      case 'no-frame':
        return showFrame(
          store,
          { ...confirmed.result, url: null },
          { code: null, problem: confirmed.message || NO_FRAME },
        )
      case 'not-theirs':
        // The list of one's own adverts explains.
        return location.assign(paths.unfinished())
      case 'refused':
        return stop(store, confirmed.message + TRY_AGAIN_LATER)
      case 'errors':
        return stop(store, NO_ANSWER)
      case 'failed':
        return stop(store, confirmed.serverMessage ?? NO_ANSWER)
    }
  }
  const isConfirmed = async (): Promise<boolean> => {
    const isDone = (await upgradeOrder(uuid, option)).kind === 'nothing-to-pay'
    if (isDone) leave()
    return isDone
  }
  return { store, open, ...payingIn(store, isConfirmed) }
}

function leave(): void {
  setFlashMessage(DONE)
  location.assign(paths.unfinished())
}
