import type { StoreApi } from 'zustand/vanilla'
import { ADVERT_PAGE, factsIn } from '#shared/advert/page.ts'
import type { FirstState } from '#shared/api/document-state.ts'
import { answersIn, type PageState } from '#shared/api/page-state.ts'
import { type AppType, blocksFor } from '#shared/form/block.ts'
import { afterSave, type NextStep, warnsBeforeLeaving } from '#shared/journey/next-step.ts'
import { paths } from '#shared/journey/paths.ts'
import type { BoundForm } from '#web/form/form-events.ts'
import { createFormStore, type FormActions, type FormPage, formActions } from '#web/form/form-store.ts'
import { titleErrors } from '#web/form/title-errors.ts'
import { Draft } from '#web/state/draft.ts'
import { type RemoteChecks, remoteChecks } from '#web/state/remote-checks.ts'
import { fillIn, prefillPostcode } from './fill-in.ts'
import { leavingOf } from './leaving.ts'
import { type Lookups, lookups } from './lookups.ts'
import { type PersonHere, personHere } from './person-here.ts'
import { type Photos, photosOf } from './photos.ts'
import { sayNewQuestions } from './said-questions.ts'

export interface CreateAdvertProps {
  readonly appType: AppType
  readonly first: FirstState
}

type NextEnd = 'invalid' | 'stopped' | 'saved' | 'not-saved'

export interface CreateAdvert {
  readonly appType: AppType
  readonly first: PageState
  /** An agent's own draft: whether one is an agent is not asked. */
  readonly isForAgent: boolean
  readonly person: StoreApi<PersonHere>
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
export function createAdvert({ appType, first: { data: first, ...given } }: CreateAdvertProps): CreateAdvert {
  const page = pageFor(appType, first, given)
  const person = personHere(first)
  const answers = answersIn(first.blocks)
  const store = createFormStore(page, answers, factsIn(answers))
  const actions = formActions(page, store)
  const form = { page, store, actions }
  const draft = new Draft({ appType, first, form })
  const checks = remoteChecks(form, () => draft.store.getState().uuid)
  const looking = lookups(appType, form)
  const photos = photosOf(form, () => draft.store.getState().uuid)
  const { leaveFor, watchLeaving } = leavingOf({
    warns: () => warnsBeforeLeaving(person.getState().userType, first.listingNew),
    store,
    draft,
    isUploading: photos.isBusy,
  })
  return {
    appType,
    first,
    isForAgent: given.isForAgent,
    person,
    form,
    draft,
    lookups: looking,
    photos,
    leaveFor,
    next: async () => {
      const ended = await checked({ actions, photos, checks, draft })
      if (ended === 'saved') leaveFor(pathOf(afterSave(appType, person.getState()), appType))
      return ended
    },
    prefill: () => prefillPostcode(store, actions),
    start: () => {
      const begun = [watchLeaving(), checks.start(), looking.start(), followForm(appType, form)]
      const ends = [...begun, photos.stop, () => draft.stop()]
      return () => ends.forEach((end) => end())
    },
  }
}

function pageFor(
  appType: AppType,
  first: PageState,
  { today, isForAgent }: Pick<FirstState, 'today' | 'isForAgent'>,
): FormPage {
  const blocks = blocksFor(ADVERT_PAGE, appType).filter(({ name }) => !isForAgent || name !== 'userAgent')
  return { blocks, context: { appType, addressType: first.address_type }, today }
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

/** The checkout is what follows a final save, which has no call yet. */
const pathOf = (step: NextStep, appType: AppType): string =>
  step.kind === 'save-final' ? paths.checkout(appType) : step.path

/** What follows from the form itself. */
function followForm(appType: AppType, form: BoundForm): () => void {
  const { store, actions } = form
  const ends = [titleErrors(store), sayNewQuestions(form), fillIn(appType, store, actions)]
  return () => ends.forEach((end) => end())
}
