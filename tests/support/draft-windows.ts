import { ADVERT_PAGE } from '../../src/shared/advert/page.ts'
import type { PageState } from '../../src/shared/api/page-state.ts'
import { blocksFor } from '../../src/shared/form/block.ts'
import { createFormStore, formActions } from '../../src/web/form/form-store.ts'
import { Draft } from '../../src/web/state/draft.ts'

const page = {
  blocks: blocksFor(ADVERT_PAGE, 'sell'),
  context: { appType: 'sell', addressType: 'orphan' },
  today: '2026-11-21',
} as const

/** A draft and its form, as one browser window has them. */
export function aDraftWindow(
  first: Pick<PageState, 'uuid' | 'version'>,
  answers: object = {},
  isGuest = true,
) {
  const store = createFormStore(page, { ...answers })
  const form = { page, store, actions: formActions(page, store) }
  const draft = new Draft({ appType: 'sell', first, form, isGuest: () => isGuest })
  return {
    form,
    draft,
    state: draft.store.getState,
    type: (name: string, value: unknown) => form.actions.input(name, value),
    value: (name: string) => store.getState().answers[name],
  }
}
