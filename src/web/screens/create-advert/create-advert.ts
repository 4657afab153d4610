import { countryOf } from '#shared/advert/counties.ts'
import { ADVERT_PAGE, DEFAULT_ADDRESS_TYPE } from '#shared/advert/page.ts'
import { summaryText } from '#shared/advert/summary-text.ts'
import { answersIn, type PageState } from '#shared/api/page-state.ts'
import { type AppType, blocksFor } from '#shared/form/block.ts'
import { isEmpty } from '#shared/form/rule.ts'
import { sameValue } from '#shared/form/same-value.ts'
import { afterSave } from '#shared/journey/next-step.ts'
import type { IsoDate } from '#shared/values/iso-date.ts'
import { parsePostcode } from '#shared/values/postcode.ts'
import type { BoundForm } from '#web/form/form-events.ts'
import {
  createFormStore,
  type FormActions,
  type FormPage,
  type FormStore,
  formActions,
} from '#web/form/form-store.ts'
import { Draft } from '#web/state/draft.ts'
import { leavingOf } from './leaving.ts'
import { remoteChecks } from './remote-checks.ts'

export interface CreateAdvertProps {
  readonly appType: AppType
  readonly first: PageState
  readonly today: IsoDate
}

export interface CreateAdvert {
  readonly appType: AppType
  readonly first: PageState
  readonly form: BoundForm
  readonly draft: Draft
  /** Next (specification section 4, Page validation): checks the page, saves it, and goes on. */
  readonly next: () => Promise<'invalid' | 'saved' | 'not-saved'>
  /** Leaves for another of our own pages, without the leave-page warning. */
  readonly leaveFor: (path: string) => void
  /** Takes what came with the page's address, once the controls are bound. */
  readonly prefill: () => void
  /** Begins to listen to the window; returns what ends it. */
  readonly start: () => () => void
}

/** Everything that the creation page does, apart from how it looks. */
export function createAdvert({ appType, first, today }: CreateAdvertProps): CreateAdvert {
  const page: FormPage = {
    blocks: blocksFor(ADVERT_PAGE, appType),
    context: { appType, addressType: DEFAULT_ADDRESS_TYPE },
    today,
  }
  const store = createFormStore(page, answersIn(first.blocks))
  const actions = formActions(page, store)
  const form = { page, store, actions }
  const draft = new Draft({ appType, first, form })
  const { askRemote, remoteNames } = remoteChecks(form)
  const { leaveFor, watchLeaving } = leavingOf(first, store, draft)
  return {
    appType,
    first,
    form,
    draft,
    leaveFor,
    next: async () => {
      if (actions.validate() !== null) return 'invalid'
      await askRemote()
      if (actions.validate() !== null) return 'invalid'
      if (!(await draft.save())) return 'not-saved'
      leaveFor(afterSave(appType))
      return 'saved'
    },
    prefill: () => prefillPostcode(store, actions),
    start: () => {
      const stopAsking = store.subscribe((state, before) => {
        if (remoteNames.some((name) => state.flags[name] !== before.flags[name])) void askRemote()
      })
      const stops = [fillIn(appType, store, actions), titleErrors(store), stopAsking, watchLeaving()]
      return () => {
        for (const stop of stops) stop()
        draft.stop()
      }
    },
  }
}

/** Fills in what follows from other answers: the summary until a person writes their own, the country from the county. */
function fillIn(appType: AppType, store: FormStore, actions: FormActions): () => void {
  return store.subscribe(({ values }, before) => {
    if (values === before.values) return
    const isKept = (name: string): boolean => sameValue(values[name], before.values[name])
    const [was, is] = [summaryText(appType, before.values), summaryText(appType, values)]
    // It follows the answers while it is what they write, and not where a person emptied it.
    const isOurs = (before.values['summary'] ?? '') === was && isKept('summary')
    if (isOurs && is !== was) actions.assign({ summary: is || null })
    const county = values['countyName']
    if (typeof county === 'string' && !isKept('countyName') && isKept('countryName')) {
      actions.assign({ countryName: countryOf(county) })
    }
  })
}

/** The postcode can come with the address of the page: /sell?postCode=YO1 7HH (specification section 2). */
function prefillPostcode(store: FormStore, actions: FormActions): void {
  const given = new URLSearchParams(location.search).get('postCode')
  const postcode = given === null ? null : parsePostcode(given)
  if (postcode && isEmpty(store.getState().values['propertyPostcode']))
    actions.assign({ propertyPostcode: postcode })
}

/** The window's title begins with 'Error: ' while the page has an error summary (form rule UX1). */
function titleErrors(store: FormStore): () => void {
  const title = document.title
  return store.subscribe(({ summary }, before) => {
    if (summary !== before.summary) document.title = summary ? `Error: ${title}` : title
  })
}
