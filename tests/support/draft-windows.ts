import { ADVERT_PAGE } from '../../src/shared/advert/page.ts'
import type { PageState } from '../../src/shared/api/page-state.ts'
import { type AppType, blocksFor } from '../../src/shared/form/block.ts'
import { createFormStore, type FormPage, formActions } from '../../src/web/form/form-store.ts'
import { Draft } from '../../src/web/state/draft.ts'

const pageOf = (appType: AppType): FormPage => ({
  blocks: blocksFor(ADVERT_PAGE, appType),
  context: { appType, addressType: 'orphan' },
  today: '2026-11-21',
})

/** A draft and its form, as one browser window has them. */
export function aDraftWindow(
  first: Pick<PageState, 'uuid' | 'version'>,
  answers: object = {},
  isGuest = true,
  appType: AppType = 'sell',
) {
  const page = pageOf(appType)
  const store = createFormStore(page, { ...answers })
  const form = { page, store, actions: formActions(page, store) }
  const draft = new Draft({ appType, first, form, isGuest: () => isGuest })
  return {
    form,
    draft,
    state: draft.store.getState,
    type: (name: string, value: unknown) => form.actions.input(name, value),
    value: (name: string) => store.getState().answers[name],
  }
}
