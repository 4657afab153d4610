import type { DraftAnswers, FieldName } from '#shared/advert/answers.ts'
import { ADVERT_PAGE, factsIn } from '#shared/advert/page.ts'
import { publishedAnswers } from '#shared/advert/publish-answers.ts'
import type { FinalError } from '#shared/api/checkout.ts'
import { answersIn, type WireBlocks } from '#shared/api/page-state.ts'
import { MESSAGES } from '#shared/form/messages.ts'
import { UPLOAD_MESSAGES } from '#shared/form/upload-messages.ts'
import { type RemoteAnswer, walk } from '#shared/form/walk.ts'
import { today } from '#shared/values/iso-date.ts'
import { type HomeDeps, homeOf, type LocatedHome } from './home-of.ts'
import type { DraftFacts, DraftToPublish, Publisher, PublishingStore } from './publication.ts'

export interface ProblemDeps {
  readonly publishing: Pick<PublishingStore, 'factsOf'>
  readonly homes: HomeDeps
  /** Whether another's live advert stands for a home with one of these keys. */
  readonly isTaken: (keys: readonly string[], uuid: string, ownerKey: Buffer) => Promise<boolean>
  readonly remote: RemoteAnswer
  readonly now: () => Date
}

const FINAL_MESSAGES = {
  paid: 'This was paid for already, and cannot be changed here.',
  agentsAreFree: 'Agents advertise without charge here. Please choose the standard advert.',
  notAnAgent:
    'You are signed in as a seller or landlord. Please say here that you are not an agent, or sign in as one.',
  addressUnknown: 'We cannot find this address in the postcode. Please choose it again from the list.',
} as const

/** Agents are not asked whether they are some, and pay nothing. */
export function answersOf({ blocks }: DraftToPublish, { isAgent }: Pick<Publisher, 'isAgent'>): DraftAnswers {
  const answers = answersIn(JSON.parse(blocks) as WireBlocks)
  return isAgent
    ? { ...answers, userAgent: true, marketingOption: answers.marketingOption ?? 'none' }
    : answers
}

/** What stands between a draft and an advert: every block by all its rules, those of the server too. In page order. */
export async function problemsIn(
  deps: ProblemDeps,
  draft: DraftToPublish,
  publisher: Publisher,
): Promise<FinalError[]> {
  const answers = answersOf(draft, publisher)
  const day = today(deps.now())
  const published = publishedAnswers(draft, answers, day)
  const photoIds = (published.files_uploaded ?? []).map(({ id }) => id)
  const facts = await deps.publishing.factsOf(draft.uuid, publisher.ownerKey, photoIds)
  const home = await homeOf(deps.homes, published, publisher.ownerKey)
  const isTaken = home !== null && (await deps.isTaken(home.keys, draft.uuid, publisher.ownerKey))
  const remote: RemoteAnswer = (rule, value, all) =>
    rule.check === 'address' ? !isTaken : deps.remote(rule, value, all)
  const scope = { context: draft, answers: { ...answers, ...factsIn(answers) }, today: day, remote }
  return walk(ADVERT_PAGE, scope).flatMap(({ block, fields }) =>
    fields.flatMap(({ name, visible, error }): FinalError[] => {
      if (!visible) return []
      const own = ownProblem(name as FieldName, published, publisher, facts, home)
      const said = isStillRight(name as FieldName, answers, facts) ? null : error
      const message = said ?? own
      return message === null ? [] : [{ block: block.name, field: name, message }]
    }),
  )
}

/** A start date that has passed since the advert was published with it is no mistake. */
const isStillRight = (
  name: FieldName,
  { startDate }: DraftAnswers,
  { publishedStart }: DraftFacts,
): boolean => name === 'startDate' && publishedStart !== null && startDate === publishedStart

function ownProblem(
  name: FieldName,
  answers: DraftAnswers,
  { isAgent }: Publisher,
  { paidOption, photosKept }: DraftFacts,
  home: LocatedHome | null,
): string | null {
  switch (name) {
    case 'userAgent':
      return !isAgent && answers.userAgent === true ? FINAL_MESSAGES.notAnAgent : null
    case 'marketingOption':
      if (isAgent) return answers.marketingOption === 'none' ? null : FINAL_MESSAGES.agentsAreFree
      return paidOption === null || answers.marketingOption === paidOption ? null : FINAL_MESSAGES.paid
    case 'files_uploaded':
      return (answers.files_uploaded ?? []).every(({ id }) => photosKept.has(id))
        ? null
        : UPLOAD_MESSAGES.gone
    case 'propertyAddress':
      return home?.isUnknown ? FINAL_MESSAGES.addressUnknown : null
    default:
      return null
  }
}

/** For an address that was taken after it was looked at. */
export const addressTaken = ({ addressType }: DraftToPublish): FinalError =>
  addressType === 'standard'
    ? { block: 'propertyAddress', field: 'propertyAddress', message: MESSAGES.duplicateAddress() }
    : { block: 'manualAddress', field: 'streetName', message: MESSAGES.duplicateAddress() }
