import { ADVERT_PAGE, factsIn } from '#shared/advert/page.ts'
import { answersIn, type PageState } from '#shared/api/page-state.ts'
import { type AppType, blocksFor } from '#shared/form/block.ts'
import { afterSave, type NextStep } from '#shared/journey/next-step.ts'
import { paths } from '#shared/journey/paths.ts'
import type { IsoDate } from '#shared/values/iso-date.ts'
import type { BoundForm } from '#web/form/form-events.ts'
import { createFormStore, type FormPage, type FormStore, formActions } from '#web/form/form-store.ts'
import { Draft } from '#web/state/draft.ts'
import { fillIn, prefillPostcode } from './fill-in.ts'
import { leavingOf } from './leaving.ts'
import { type Lookups, lookups } from './lookups.ts'
import { remoteChecks } from './remote-checks.ts'
import { sayNewQuestions } from './said-questions.ts'

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
  readonly lookups: Lookups
  /** Next (specification section 4, Page validation): checks the page, saves it, and goes on. */
  readonly next: () => Promise<'invalid' | 'saved' | 'not-saved'>
  /** Leaves for another of our own pages, without the leave-page warning. */
  readonly leaveFor: (path: string) => void
  /** Takes what came with the page's address, once the controls are bound. */
  readonly prefill: () => void
  /** Begins to follow the window and the answers; returns what ends it. */
  readonly start: () => () => void
}

/** Everything that the creation page does, apart from how it looks. */
export function createAdvert({ appType, first, today }: CreateAdvertProps): CreateAdvert {
  const context = { appType, addressType: first.address_type }
  const page: FormPage = { blocks: blocksFor(ADVERT_PAGE, appType), context, today }
  const answers = answersIn(first.blocks)
  const store = createFormStore(page, answers, factsIn(answers))
  const actions = formActions(page, store)
  const form = { page, store, actions }
  const draft = new Draft({ appType, first, form })
  const checks = remoteChecks(form, () => draft.store.getState().uuid)
  const looking = lookups(appType, form)
  const { leaveFor, watchLeaving } = leavingOf(first, store, draft)
  return {
    appType,
    first,
    form,
    draft,
    lookups: looking,
    leaveFor,
    next: async () => {
      if (actions.validate() !== null) return 'invalid'
      await checks.ask()
      if (actions.validate() !== null) return 'invalid'
      if (!(await draft.save())) return 'not-saved'
      leaveFor(
        pathOf(afterSave(appType, { userType: first.user_type, verified: first.user.verified }), appType),
      )
      return 'saved'
    },
    prefill: () => prefillPostcode(store, actions),
    start: () => {
      const follows = [watchLeaving, checks.start, looking.start]
      const ends = [...follows.map((follow) => follow()), followForm(appType, form), () => draft.stop()]
      return () => ends.forEach((end) => end())
    },
  }
}

/** The checkout is what follows a final save, which has no call yet. */
const pathOf = (step: NextStep, appType: AppType): string =>
  step.kind === 'save-final' ? paths.checkout(appType) : step.path

/** What follows from the form itself. */
function followForm(appType: AppType, form: BoundForm): () => void {
  const { store, actions } = form
  const ends = [titleErrors(store), sayNewQuestions(form), fillIn(appType, store, actions)]
  return () => ends.forEach((end) => end())
}

/** The window's title begins with 'Error: ' while the page has an error summary (form rule UX1). */
function titleErrors(store: FormStore): () => void {
  const title = document.title
  return store.subscribe(({ summary }, before) => {
    if (summary !== before.summary) document.title = summary ? `Error: ${title}` : title
  })
}
