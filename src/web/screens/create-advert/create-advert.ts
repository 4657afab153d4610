import { createStore, type StoreApi } from 'zustand/vanilla'
import { registerFacts, SPECIFIED_PAGE } from '#shared/advert/specified-page.ts'
import type { FirstState } from '#shared/api/document-state.ts'
import type { PageState } from '#shared/api/page-state.ts'
import { answersIn } from '#shared/api/wire-blocks.ts'
import { type AppType, blocksFor } from '#shared/form/block.ts'
import type { AnyAnswers } from '#shared/form/field.ts'
import { afterSave, warnsBeforeLeaving } from '#shared/journey/next-step.ts'
import type { OwnAdvert } from '#web/api/lookup-api.ts'
import type { BoundForm } from '#web/form/form-events.ts'
import { createFormStore, type FormActions, type FormPage, formActions } from '#web/form/form-store.ts'
import { titleErrors } from '#web/form/title-errors.ts'
import { Draft } from '#web/state/draft.ts'
import { type StoredFinalErrors, takeFinalErrors } from '#web/state/final-errors.ts'
import { type RemoteChecks, remoteChecks } from '#web/state/remote-checks.ts'
import { announceNewQuestions } from './announce-questions.ts'
import { type AskingByLaw, askByLaw } from './ask-by-law.ts'
import { type CurrentUser, createCurrentUser } from './current-user.ts'
import { fillIn, prefillPostcode } from './fill-in.ts'
import { type Findings, findingsOf } from './findings/findings.ts'
import { createKeeping, type Keeping } from './keeping.ts'
import type { LawQuestions } from './law-questions.ts'
import { leavingOf } from './leaving.ts'
import { type Lookups, lookups } from './lookups.ts'
import { type Photos, photosOf } from './photos.ts'
import type { Published } from './publish.ts'

export interface CreateAdvertProps {
  readonly appType: AppType
  readonly first: FirstState
  /** Null on a new page, which loads them when they are needed. */
  readonly law: LawQuestions | null
}

type NextEnd = Published | 'stopped' | 'not-saved'

export interface CreateAdvert {
  readonly appType: AppType
  readonly first: PageState
  /** An agent's own draft: it asks neither for the kind of user nor for a marketing option. */
  readonly isForAgent: boolean
  readonly currentUser: StoreApi<CurrentUser>
  readonly form: BoundForm
  readonly draft: Draft
  readonly lookups: Lookups
  readonly photos: Photos
  readonly keeping: Keeping
  /** The user's own adverts, by the `remoteKey` of the address that each stands for. */
  readonly ownAdverts: StoreApi<Readonly<Record<string, OwnAdvert>>>
  /** Validates the page, waits for its photos, saves it and continues (specification section 4, Page validation). */
  readonly next: () => Promise<NextEnd>
  /** Goes to another of our pages without the leave-page warning. */
  readonly leaveFor: (path: string) => void
  /** Applies what the URL, another page or an earlier visit left, once the controls are bound. */
  readonly prefill: () => void
  /** Starts all subscriptions; returns a function that stops them. */
  readonly start: () => () => void
}

/** The logic of the creation page, without its view. */
export function createAdvert({ appType, first: given, law }: CreateAdvertProps): CreateAdvert {
  const first = given.data
  const currentUser = createCurrentUser(first)
  const isGuest = guestIn(currentUser)
  const form = formOf(pageFor(appType, first, given, law), first, given.known, law)
  const draft = new Draft({ appType, first, form, isGuest })
  const { checks, ...checked } = checksOf(form, draft)
  const looking = lookups(appType, form)
  const keeping = createKeeping()
  const photos = photosOf({ form, uuid: () => draft.store.getState().uuid, kept: keeping.files })
  const { leaveFor, watchLeaving } = leavingOf({
    warns: () => warnsBeforeLeaving(currentUser.getState().userType, first.listingNew),
    store: form.store,
    draft,
    isUploading: photos.isBusy,
    forget: () => keeping.forget([]),
  })
  const questions = questionsOf(given, { form, draft, isGuest, law })
  const stops = [photos.stop, keeping.stop]
  return {
    appType,
    first,
    isForAgent: given.isForAgent,
    lookups: looking,
    ...{ currentUser, form, draft, photos, keeping, leaveFor },
    ...checked,
    next: () => goNext({ appType, first, currentUser, form, draft, photos, checks, questions, leaveFor }),
    prefill: () => {
      prefillPostcode(form.store, form.actions)
      showStoredErrors(takeFinalErrors(appType), form.actions, currentUser)
      const owner = given.who?.email ?? null
      keeping.start({ appType, first, form, draft, photos, owner, isGuest, ready: questions.ready })
    },
    start: () => together([watchLeaving(), checks.start(), looking.start(), questions.start(), ...stops]),
  }
}

function checksOf(
  form: BoundForm,
  draft: Draft,
): Pick<CreateAdvert, 'ownAdverts'> & { checks: RemoteChecks } {
  const ownAdverts = createStore<Record<string, OwnAdvert>>(() => ({}))
  const checks = remoteChecks(form, {
    uuid: () => draft.store.getState().uuid,
    onOwnAdvert: (key, own) => ownAdverts.setState({ [key]: own }),
  })
  return { ownAdverts, checks }
}

const guestIn = (currentUser: StoreApi<CurrentUser>) => (): boolean =>
  currentUser.getState().userType === 'guest'

/** The account says who is an agent, and agents publish free of charge. */
const NOT_FOR_AGENTS: readonly string[] = ['userAgent', 'marketingOption']

/** A draft that was saved has what its owner left in it. */
function formOf(
  page: FormPage,
  { blocks, version }: PageState,
  known: AnyAnswers,
  law: LawQuestions | null,
): BoundForm {
  const stored = answersIn(blocks)
  const answers = version === 0 ? { ...stored, ...known } : stored
  const facts = { ...registerFacts(answers), ...law?.facts(answers) }
  const store = createFormStore(page, answers, facts)
  return { page, store, actions: formActions(page, store) }
}

function pageFor(
  appType: AppType,
  first: PageState,
  { today, isForAgent }: Pick<FirstState, 'today' | 'isForAgent'>,
  law: LawQuestions | null,
): FormPage {
  const specified = blocksFor(SPECIFIED_PAGE, appType)
  const blocks = (law?.among(specified, appType) ?? specified).filter(
    ({ name }) => !isForAgent || !NOT_FOR_AGENTS.includes(name),
  )
  return { blocks, context: { appType, addressType: first.address_type }, today }
}

interface CheckDeps {
  readonly form: BoundForm
  readonly photos: Photos
  readonly checks: RemoteChecks
  readonly draft: Draft
}

interface NextDeps extends CheckDeps, Pick<CreateAdvert, 'appType' | 'first' | 'currentUser' | 'leaveFor'> {
  readonly questions: Pick<Questions, 'refused' | 'refusedSoFar'>
}

async function goNext(going: NextDeps): Promise<NextEnd> {
  const { appType, first, currentUser, form, draft, questions, leaveFor } = going
  // The server may accept now what it refused before. One summary has the page's own errors and what the law refuses.
  form.actions.refuse(questions.refusedSoFar())
  currentUser.setState({ refusal: null })
  const ended = await checkAndSave(going)
  if (ended !== 'saved') return ended
  // Nobody is sent to the next page for an answer that publishing refuses.
  if (form.actions.refuse(await questions.refused()) && form.actions.validate() !== null) return 'invalid'
  const who = currentUser.getState()
  const step = afterSave(appType, who)
  if (step.kind === 'save-final') {
    const part = await import('./publish.ts').catch(() => null)
    if (part === null) return 'no-answer'
    const kind = { asAgent: who.userType === 'agent', isChange: first.listing !== null }
    return part.publish({ appType, form, draft, ...kind, leaveFor })
  }
  leaveFor(step.path)
  return ended
}

/** Validates twice: before and after waiting for photos and remote checks. */
async function checkAndSave({ form: { actions }, photos, checks, draft }: CheckDeps): Promise<NextEnd> {
  if (actions.validate() !== null) return 'invalid'
  if (!(await photos.settled())) return 'stopped'
  await checks.ask()
  if (actions.validate() !== null) return 'invalid'
  return (await draft.save()) ? 'saved' : 'not-saved'
}

/** Shows the errors of a final save that another page made. */
function showStoredErrors(
  left: StoredFinalErrors | null,
  actions: FormActions,
  currentUser: StoreApi<CurrentUser>,
): void {
  if (left === null) return
  if (left.refusal !== undefined) {
    currentUser.setState({ flashMessage: left.flashMessage, refusal: left.refusal })
    return
  }
  actions.refuse(left.errors)
  actions.validate()
  currentUser.setState({
    notPublished: `${left.flashMessage} We haven’t published your advert yet. Check the answers below.`,
  })
}

interface Questions
  extends Pick<AskingByLaw, 'ready' | 'start'>,
    Pick<Findings, 'refused' | 'refusedSoFar'> {}

interface QuestionDeps extends Pick<CreateAdvert, 'form' | 'draft'> {
  readonly isGuest: () => boolean
  readonly law: LawQuestions | null
}

/** What follows from the answers in the form itself: further questions, other answers, what is found in them. */
function questionsOf({ data, allowed }: FirstState, deps: QuestionDeps): Questions {
  const { app_type: appType, listing, version } = data
  const { form, draft, isGuest, law } = deps
  const { store, actions } = form
  const { ready, start } = askByLaw(appType, form, law)
  const findings = findingsOf({ appType, form, draft, isGuest, allowed }, version > 0)
  return {
    ready,
    refused: findings.refused,
    refusedSoFar: findings.refusedSoFar,
    start: () =>
      together([
        titleErrors(store),
        announceNewQuestions(form),
        fillIn(appType, store, actions, listing !== null),
        start(),
        findings.start(),
        () => draft.stop(),
      ]),
  }
}

const together = (ends: readonly (() => void)[]) => (): void => ends.forEach((end) => end())
