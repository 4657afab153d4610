import type { FinalError } from '#shared/api/checkout.ts'
import { type PageUser, readSave, type Save } from '#shared/api/page-state.ts'
import { readData } from '#shared/api/read-call.ts'
import { MESSAGES } from '#shared/form/messages.ts'
import { today } from '#shared/values/iso-date.ts'
import { isUuid } from '#shared/values/uuid.ts'
import { accepted, SUCCESS } from '../../http/answers.ts'
import type { Account, OwnerCaller, SignedInCaller } from '../../http/caller.ts'
import type { Answer, Entrance } from '../../http/entrance.ts'
import { draftNotFound, Refusal, refused, unavailable, WRONG_ANSWERS } from '../../http/refusal.ts'
import { type ContestDeps, contestText } from './contest-text.ts'
import { type FinishDeps, finishDraft } from './finish-draft.ts'
import { isLawField } from './law-in.ts'
import type { DecideOwnPhone } from './own-phone.ts'
import type { DraftFacts, PublishingStore } from './publication.ts'
import type { Finished } from './publish-draft.ts'
import type { OrderDeps } from './publish-order.ts'
import { WORD_FIELDS, type WordField } from './refused-words.ts'
import { republish, type WithdrawDeps } from './withdraw.ts'

export type Merged =
  | { readonly kind: 'saved' }
  | { readonly kind: 'stale' | 'refused'; readonly message: string }

export interface PublishingDeps
  extends FinishDeps,
    WithdrawDeps,
    ContestDeps,
    Pick<OrderDeps, 'moreNumbers'> {
  readonly publishing: PublishingStore
  readonly decideOwnPhone: DecideOwnPhone
  /** As save-new does, but writes nothing if nothing changed. */
  readonly saveChanges: (save: Save, caller: Pick<OwnerCaller, 'ownerKey' | 'client'>) => Promise<Merged>
  /** Null if the draft does not exist. */
  readonly stateOf: (uuid: string, ownerKey: Buffer, user: PageUser) => Promise<object | null>
  readonly pageUserOf: (account: Account | null) => Promise<PageUser>
}

const REMOVED =
  'We took this advert down, so you can’t publish it again. If you think we’re wrong, contact our support team.'
const UNLAWFUL =
  'Your advert can’t go back online as it was. Choose Edit, change what the law refuses, then publish it.'
const NUMBER_IN_USE = 'Your advert has a privacy number, which replaces your own until it ends.'
const NO_EMAIL =
  'Confirm your email address first: open the link in the email we sent when you registered, and choose a password. If the link is too old, choose Forgotten password to get another.'

export function registerPublishingRoutes({ handle }: Entrance, deps: PublishingDeps): void {
  handle('saveFinal', readSave, ({ body, caller }) => finish(deps, body, caller))
  handle('agentPublish', readSave, ({ body, caller }) =>
    // Anyone can register as an agent with anyone's address, and nothing else about agents is confirmed.
    caller.account.isEmailVerified ? finish(deps, body, caller) : finalBody(declined(NO_EMAIL)),
  )
  handle('publishedAnswers', readUuid, async ({ body: uuid, caller }) => {
    const result = await deps.publishing.published(uuid, caller.ownerKey, today(deps.now()))
    return result === null ? draftNotFound(false) : accepted({ result })
  })
  handle('withdraw', readUuid, async ({ body: uuid, caller }) =>
    answerTo(await deps.withdrawing.withdraw(uuid, caller.ownerKey, deps.now())),
  )
  handle('showOwnPhone', readUuid, ({ body: uuid, caller }) => decide(deps, uuid, caller, 'shown'))
  handle('hideOwnPhone', readUuid, ({ body: uuid, caller }) => decide(deps, uuid, caller, 'hidden'))
  handle('contestText', readContested, ({ body, caller }) => contest(deps, body, caller))
  handle('republish', readUuid, async ({ body: uuid, caller }) => {
    const outcome = await republish(deps, uuid, caller.ownerKey)
    return typeof outcome === 'string' ? answerTo(outcome) : refused([UNLAWFUL, ...outcome.reasons].join(' '))
  })
}

async function decide(
  deps: PublishingDeps,
  uuid: string,
  { ownerKey }: SignedInCaller,
  wanted: 'shown' | 'hidden',
): Promise<Answer> {
  const outcome = await deps.decideOwnPhone(uuid, ownerKey, wanted, deps.now())
  return outcome === 'in-use' ? refused(NUMBER_IN_USE) : answerTo(outcome)
}

const NO_DATA = 'The request needs data with a uuid of ours.'
const readUuid = (body: unknown) => readData(body, (field) => field('uuid', isUuid, NO_DATA), NO_DATA)

const WORDS = {
  'not-refused': 'You can publish these words now. We don’t refuse them any more.',
  decided: 'We’ve already looked at these words. Change them.',
  'too-many': 'You’ve asked us to look at many texts. Wait for our answers to those.',
} as const

async function contest(
  deps: PublishingDeps,
  { uuid, field }: { readonly uuid: string; readonly field: WordField },
  { account }: SignedInCaller,
): Promise<Answer> {
  const outcome = await contestText(deps, uuid, field, account)
  if (outcome === 'not-found') return draftNotFound(false)
  return outcome === 'waiting' ? accepted() : refused(WORDS[outcome])
}

const isWordField = (value: unknown): value is WordField => WORD_FIELDS.some((field) => field === value)
const readContested = (body: unknown) =>
  readData(
    body,
    (read) => ({ uuid: read('uuid', isUuid, NO_DATA), field: read('field', isWordField, NO_DATA) }),
    NO_DATA,
  )

async function finish(deps: PublishingDeps, save: Save, caller: SignedInCaller): Promise<Answer> {
  const { account, ownerKey } = caller
  const saved = await deps.saveChanges(save, caller)
  if (saved.kind === 'refused') return finalBody(declined(saved.message))
  const outcome = saved.kind === 'stale' ? declined(saved.message) : await publishSaved(deps, save, account)
  if (outcome instanceof Refusal) return outcome
  const state = await deps.stateOf(save.uuid, ownerKey, await deps.pageUserOf(account))
  return state === null ? draftNotFound(false) : finalBody(outcome, state)
}

async function publishSaved(
  deps: PublishingDeps,
  save: Save,
  account: SignedInCaller['account'],
): Promise<Outcome | Refusal> {
  await deps.publishing.noteAsked(save.uuid, account.ownerKey, askedLawIn(save))
  return outcomeOf(await finishDraft(deps, save.uuid, account))
}

/** Our own page’s final save names no answer: it has asked what is stored. */
function askedLawIn({ answers }: Save): DraftFacts['askedLaw'] {
  const named = Object.keys(answers)
  return named.length === 0 ? null : named.filter(isLawField)
}

interface Outcome {
  readonly success: boolean
  readonly error_message: string
  readonly payment_required?: boolean
  readonly errors?: readonly FinalError[]
  readonly listing_id?: string
}

const declined = (message: string): Outcome => ({ success: false, error_message: message })

const finalBody = (outcome: Outcome, state: object | null = null): object => ({
  payment_required: false,
  errors: [],
  listing_id: null,
  ...outcome,
  ...(state !== null && { result: { data: state } }),
})

function outcomeOf(finished: Finished): Outcome | Refusal {
  switch (finished.kind) {
    case 'published':
      return { ...SUCCESS, listing_id: finished.listingId }
    case 'payment-required':
      return { ...SUCCESS, payment_required: true }
    case 'errors':
      return { ...declined(WRONG_ANSWERS), errors: finished.errors }
    case 'removed':
      return declined(REMOVED)
    case 'not-found':
      return draftNotFound(false)
    case 'busy':
      return busy()
  }
}

const busy = (): Refusal => unavailable('You’re saving this in several places. Try again.', 1)

function answerTo(outcome: 'done' | 'removed' | 'not-found' | 'address-taken' | 'overtaken'): Answer {
  switch (outcome) {
    case 'done':
      return accepted()
    case 'removed':
      return refused(REMOVED)
    case 'address-taken':
      return refused(MESSAGES.duplicateAddress())
    case 'not-found':
      return draftNotFound(false)
    case 'overtaken':
      return busy()
  }
}
