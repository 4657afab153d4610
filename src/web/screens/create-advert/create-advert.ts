import { ADVERT_PAGE, factsIn } from '#shared/advert/page.ts'
import { answersIn, type PageState } from '#shared/api/page-state.ts'
import { type AppType, blocksFor } from '#shared/form/block.ts'
import { afterSave } from '#shared/journey/next-step.ts'
import type { IsoDate } from '#shared/values/iso-date.ts'
import type { BoundForm } from '#web/form/form-events.ts'
import {
  createFormStore,
  type FormActions,
  type FormPage,
  type FormStore,
  formActions,
} from '#web/form/form-store.ts'
import { Draft } from '#web/state/draft.ts'
import { fillIn, prefillPostcode } from './fill-in.ts'
import { leavingOf } from './leaving.ts'
import { type Lookups, lookups } from './lookups.ts'
import { type Photos, photosOf } from './photos.ts'
import { type RemoteChecks, remoteChecks } from './remote-checks.ts'
import { sayNewQuestions } from './said-questions.ts'

export interface CreateAdvertProps {
  readonly appType: AppType
  readonly first: PageState
  readonly today: IsoDate
}

type NextEnd = 'invalid' | 'stopped' | 'saved' | 'not-saved'

export interface CreateAdvert {
  readonly appType: AppType
  readonly first: PageState
  readonly form: BoundForm
  readonly draft: Draft
  readonly lookups: Lookups
  readonly photos: Photos
  /** Next (specification section 4, Page validation): checks the page, waits for its photos, saves it, and goes on. */
  readonly next: () => Promise<NextEnd>
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
  const photos = photosOf(form, () => draft.store.getState().uuid)
  const { leaveFor, watchLeaving } = leavingOf({ first, store, draft, isUploading: photos.isBusy })
  return {
    appType,
    first,
    form,
    draft,
    lookups: looking,
    photos,
    leaveFor,
    next: async () => {
      const ended = await checked({ actions, photos, checks, draft })
      if (ended === 'saved') leaveFor(afterSave(appType))
      return ended
    },
    prefill: () => prefillPostcode(store, actions),
    start: () => {
      const follows = [watchLeaving, checks.start, looking.start]
      const ends = [
        ...follows.map((follow) => follow()),
        followForm(appType, form),
        photos.stop,
        () => draft.stop(),
      ]
      return () => ends.forEach((end) => end())
    },
  }
}

interface Checking {
  readonly actions: FormActions
  readonly photos: Photos
  readonly checks: RemoteChecks
  readonly draft: Draft
}

/** Checks the page, waits for its photos and for what the server is asked, and saves it. */
async function checked({ actions, photos, checks, draft }: Checking): Promise<NextEnd> {
  if (actions.validate() !== null) return 'invalid'
  if (!(await photos.settled())) return 'stopped'
  await checks.ask()
  if (actions.validate() !== null) return 'invalid'
  return (await draft.save()) ? 'saved' : 'not-saved'
}

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
