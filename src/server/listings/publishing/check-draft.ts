import type { DraftAnswers, FieldName } from '#shared/advert/answers.ts'
import { NOT_OFFERED, type NotOffered } from '#shared/advert/marketing-options.ts'
import { ADVERT_PAGE, factsIn } from '#shared/advert/page.ts'
import type { FinalError } from '#shared/api/checkout.ts'
import type { AppType } from '#shared/form/block.ts'
import { MESSAGES } from '#shared/form/messages.ts'
import { UPLOAD_MESSAGES } from '#shared/form/upload-messages.ts'
import { type RemoteAnswer, walk } from '#shared/form/walk.ts'
import { type IsoDate, today } from '#shared/values/iso-date.ts'
import { type HomeDeps, homeOf, type LocatedHome } from './home-of.ts'
import { judgeDraft, readDraft } from './judge-draft.ts'
import type { Judgement, LawDeps } from './law-in.ts'
import type { DraftFacts, DraftToPublish, PublishingAccount, PublishingStore } from './publication.ts'
import { type ByRegister, byRegister, type RegisterDeps } from './register-ratings.ts'

export interface ProblemDeps extends LawDeps, RegisterDeps {
  readonly publishing: Pick<PublishingStore, 'factsOf'>
  readonly homes: HomeDeps
  /** Whether someone else's live advert has one of these keys. */
  readonly isTaken: (keys: readonly string[], uuid: string, ownerKey: Buffer) => Promise<boolean>
  readonly notOffered: (appType: AppType) => Promise<NotOffered>
  readonly remote: RemoteAnswer
  readonly now: () => Date
}

const FINAL_MESSAGES = {
  paid: 'You’ve paid for this, so you can’t change it here.',
  agentsAreFree: 'Agents advertise for free. Choose the Standard advert.',
  notAnAgent: 'You’re signed in as a seller or landlord. Say that you’re not an agent, or sign in as one.',
  paidTimeStarted:
    'The time you paid for has begun, so your advert can’t start on a later day. To hide it, withdraw it in Your adverts.',
  noCertificate: 'We can’t find an energy certificate for this address. Choose your answer again.',
  addressUnknown: 'We can’t find this address in the postcode. Choose it again from the list.',
} as const

export interface CheckedDraft {
  /** In page order. */
  readonly problems: readonly FinalError[]
  readonly judgement: Judgement
  readonly stored: DraftAnswers
  /** As they would be published. */
  readonly answers: DraftAnswers
  readonly home: LocatedHome | null
  readonly photosKept: DraftFacts['photosKept']
}

/** By all rules, including those that need the server. */
export async function checkDraft(
  deps: ProblemDeps,
  draft: DraftToPublish,
  account: PublishingAccount,
  at: Date,
): Promise<CheckedDraft> {
  const day = today(at)
  const { read, isMissing } = await byRegister(deps, readDraft(draft, account, day))
  const { stored, published } = read
  const photoIds = (published.files_uploaded ?? []).map(({ id }) => id)
  const facts = await deps.publishing.factsOf(draft.uuid, account.ownerKey, photoIds, day)
  const home = await homeOf(deps.homes, published, account.ownerKey)
  const isTaken = home !== null && (await deps.isTaken(home.keys, draft.uuid, account.ownerKey))
  const remote: RemoteAnswer = (rule, value, all) =>
    rule.check === 'address' ? !isTaken : deps.remote(rule, value, all)
  const notOffered = await deps.notOffered(draft.appType)
  const judgement = await judgeDraft(deps, read, facts, day)
  const scope = { context: draft, answers: { ...stored, ...factsIn(stored) }, today: day, remote }
  const problems = walk(ADVERT_PAGE, scope).flatMap(({ block, fields }) =>
    fields.flatMap(({ name, visible, error }): FinalError[] => {
      const own = ownProblem(name as FieldName, published, account, {
        ...facts,
        ...{ home, notOffered, day, isMissing },
      })
      const problem = isStillRight(name as FieldName, stored, facts) ? null : error
      // What the law refuses is said even of a question that is not shown: nothing is published or paid for with it.
      const message = visible ? (problem ?? own) : null
      const messages = message === null ? (judgement.refused.get(name) ?? []) : [message]
      return messages.map((one) => ({ block: block.name, field: name, message: one }))
    }),
  )
  const { photosKept } = facts
  return { problems, judgement, stored, answers: published, home, photosKept }
}

/** A start date may have passed since the advert was published with it. */
const isStillRight = (
  name: FieldName,
  { startDate }: DraftAnswers,
  { publishedStart }: DraftFacts,
): boolean => name === 'startDate' && publishedStart !== null && startDate === publishedStart

interface Found extends DraftFacts, Pick<ByRegister, 'isMissing'> {
  readonly home: LocatedHome | null
  readonly notOffered: NotOffered
  readonly day: IsoDate
}

function notOfferedProblem({ marketingOption }: DraftAnswers, notOffered: NotOffered): string | null {
  const reason = marketingOption ? notOffered[marketingOption] : undefined
  return reason === undefined ? null : `${NOT_OFFERED}. Choose another option. ${reason}`
}

function ownProblem(
  name: FieldName,
  answers: DraftAnswers,
  { isAgent }: PublishingAccount,
  { paidOption, paidFrom, photosKept, home, notOffered, day, isMissing }: Found,
): string | null {
  switch (name) {
    case 'userAgent':
      return !isAgent && answers.userAgent === true ? FINAL_MESSAGES.notAnAgent : null
    case 'marketingOption':
      if (isAgent) return answers.marketingOption === 'none' ? null : FINAL_MESSAGES.agentsAreFree
      return paidOption === null
        ? notOfferedProblem(answers, notOffered)
        : answers.marketingOption === paidOption
          ? null
          : FINAL_MESSAGES.paid
    case 'startDate':
      return paidFrom !== null && paidFrom <= day && (answers.startDate ?? '') > day
        ? FINAL_MESSAGES.paidTimeStarted
        : null
    case 'files_uploaded':
      return (answers.files_uploaded ?? []).every(({ id }) => photosKept.has(id))
        ? null
        : UPLOAD_MESSAGES.gone
    case 'hasPropertyEpc':
      return isMissing ? FINAL_MESSAGES.noCertificate : null
    case 'propertyAddress':
      return home?.isUnknown ? FINAL_MESSAGES.addressUnknown : null
    default:
      return null
  }
}

/** For an address taken after the check. */
export const addressTaken = ({ addressType }: DraftToPublish): FinalError =>
  addressType === 'standard'
    ? { block: 'propertyAddress', field: 'propertyAddress', message: MESSAGES.duplicateAddress() }
    : { block: 'manualAddress', field: 'streetName', message: MESSAGES.duplicateAddress() }
