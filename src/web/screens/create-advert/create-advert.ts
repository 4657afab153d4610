import type { StoreApi } from 'zustand/vanilla'
import { ADVERT_PAGE, factsIn } from '#shared/advert/page.ts'
import type { FirstState } from '#shared/api/document-state.ts'
import { answersIn, type PageState } from '#shared/api/page-state.ts'
import { type AppType, blocksFor } from '#shared/form/block.ts'
import { afterSave, warnsBeforeLeaving } from '#shared/journey/next-step.ts'
import type { BoundForm } from '#web/form/form-events.ts'
import { createFormStore, type FormActions, type FormPage, formActions } from '#web/form/form-store.ts'
import { titleErrors } from '#web/form/title-errors.ts'
import { Draft } from '#web/state/draft.ts'
import { type LeftErrors, takeFinalErrors } from '#web/state/final-errors.ts'
import { type RemoteChecks, remoteChecks } from '#web/state/remote-checks.ts'
import { fillIn, prefillPostcode } from './fill-in.ts'
import { leavingOf } from './leaving.ts'
import { type Lookups, lookups } from './lookups.ts'
import { type PersonHere, personHere } from './person-here.ts'
import { type Photos, photosOf } from './photos.ts'
import type { Published } from './publish.ts'
import { sayNewQuestions } from './said-questions.ts'

export interface CreateAdvertProps {
  readonly appType: AppType
  readonly first: FirstState
}

type NextEnd = Published | 'stopped' | 'not-saved'

export interface CreateAdvert {
  readonly appType: AppType
  readonly first: PageState
  /** An agent's own draft: whether one is an agent is not asked, nor how it is to be shown. */
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
  const form = formOf(page, first)
  const { store, actions } = form
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
    next: () => goNext({ appType, person, form, draft, photos, checks, leaveFor }),
    prefill: () => {
      prefillPostcode(store, actions)
      markLeft(takeFinalErrors(appType), actions, person)
    },
    start: () => {
      const begun = [watchLeaving(), checks.start(), looking.start(), followForm(first, form)]
      const ends = [...begun, photos.stop, () => draft.stop()]
      return () => ends.forEach((end) => end())
    },
  }
}

/** Whether one is an agent is known, and agents advertise free of charge. */
const NOT_FOR_AGENTS: readonly string[] = ['userAgent', 'marketingOption']

function formOf(page: FormPage, { blocks }: PageState): BoundForm {
  const answers = answersIn(blocks)
  const store = createFormStore(page, answers, factsIn(answers))
  return { page, store, actions: formActions(page, store) }
}

function pageFor(
  appType: AppType,
  first: PageState,
  { today, isForAgent }: Pick<FirstState, 'today' | 'isForAgent'>,
): FormPage {
  const blocks = blocksFor(ADVERT_PAGE, appType).filter(
    ({ name }) => !isForAgent || !NOT_FOR_AGENTS.includes(name),
  )
  return { blocks, context: { appType, addressType: first.address_type }, today }
}

interface Checking {
  readonly form: BoundForm
  readonly photos: Photos
  readonly checks: RemoteChecks
  readonly draft: Draft
}

interface GoingOn extends Checking, Pick<CreateAdvert, 'appType' | 'person' | 'leaveFor'> {}

async function goNext(going: GoingOn): Promise<NextEnd> {
  const { appType, person, form, draft, leaveFor } = going
  // What the server refused it may take by now: it is asked again.
  form.actions.refuse([])
  person.setState({ refusal: null })
  const ended = await checked(going)
  if (ended !== 'saved') return ended
  const who = person.getState()
  const step = afterSave(appType, who)
  if (step.kind === 'save-final') {
    const part = await import('./publish.ts').catch(() => null)
    if (part === null) return 'no-answer'
    return part.publish({ appType, form, draft, asAgent: who.userType === 'agent', leaveFor })
  }
  leaveFor(step.path)
  return ended
}

/** Checks the page, waits for its photos and for what the server is asked, and saves it. */
async function checked({ form: { actions }, photos, checks, draft }: Checking): Promise<NextEnd> {
  if (actions.validate() !== null) return 'invalid'
  if (!(await photos.settled())) return 'stopped'
  await checks.ask()
  if (actions.validate() !== null) return 'invalid'
  return (await draft.save()) ? 'saved' : 'not-saved'
}

/** What another page could not publish is marked where it is wrong. */
function markLeft(left: LeftErrors | null, actions: FormActions, person: StoreApi<PersonHere>): void {
  if (left === null) return
  if (left.refusal !== undefined) {
    person.setState({ told: left.told, refusal: left.refusal })
    return
  }
  actions.refuse(left.errors)
  actions.validate()
  person.setState({
    notPublished: `${left.told} Your advert is not published yet: some answers need another look.`,
  })
}

/** What follows from the form itself. */
function followForm({ app_type: appType, listing }: PageState, form: BoundForm): () => void {
  const { store, actions } = form
  const ends = [titleErrors(store), sayNewQuestions(form), fillIn(appType, store, actions, listing !== null)]
  return () => ends.forEach((end) => end())
}
