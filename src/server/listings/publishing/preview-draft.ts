import type { DraftAnswers } from '#shared/advert/answers.ts'
import { agentOf } from '#shared/advert/marketed-by.ts'
import { publicAnswers } from '#shared/advert/public-answers.ts'
import { visibleFields } from '#shared/advert/publish-answers.ts'
import { shownPictures } from '#shared/advert/shown-pictures.ts'
import type { DraftPreview } from '#shared/api/document-state.ts'
import { today } from '#shared/values/iso-date.ts'
import { parsePostcode } from '#shared/values/postcode.ts'
import { checkDraft, type ProblemDeps } from './check-draft.ts'
import { type LocatedHome, placed } from './home-of.ts'
import { adviceOn } from './law-in.ts'
import type { PublishingAccount, PublishingStore } from './publication.ts'
import { liveFrom } from './publication-dates.ts'

export interface PreviewDeps extends ProblemDeps {
  readonly publishing: Pick<PublishingStore, 'find' | 'factsOf' | 'published' | 'marketedBy'>
}

/** The draft as it would be published today, complete or not; null if it is not the owner's. */
export async function previewDraft(
  deps: PreviewDeps,
  uuid: string,
  account: PublishingAccount,
): Promise<DraftPreview | null> {
  const draft = await deps.publishing.find(uuid, account.ownerKey)
  if (draft === null) return null
  const at = deps.now()
  const day = today(at)
  const [{ problems, judgement, stored, answers, home, photosKept }, published, agent] = await Promise.all([
    checkDraft(deps, draft, account, at),
    deps.publishing.published(uuid, account.ownerKey, day),
    account.isAgent ? deps.publishing.marketedBy(account.ownerKey) : null,
  ])
  return {
    uuid,
    appType: draft.appType,
    addressType: draft.addressType,
    answers,
    problems,
    advice: adviceOn(judgement),
    asked: visibleFields(draft, stored, day),
    isForAgent: account.isAgent,
    address: home?.line ?? '',
    isPaid: draft.paidOption !== null,
    published,
    advert: {
      ...shownOf(answers, home),
      appType: draft.appType,
      ...shownPictures(answers.files_uploaded, photosKept),
      liveFrom: liveFrom(answers, day, null),
      updatedAt: at.toISOString(),
      ...(agent && { agent: agentOf(draft.appType, agent) }),
    },
  }
}

function shownOf(answers: DraftAnswers, home: LocatedHome | null) {
  const { street, town, district } = home ?? placeTyped(answers)
  return {
    listing: '',
    answers: publicAnswers(answers),
    hasPhone: Boolean(answers.enquiryPhone),
    ...{ street, town, district },
    marketingOption: answers.marketingOption ?? 'none',
  }
}

/** Of an address that is not complete. */
const placeTyped = ({ propertyPostcode, streetName, townName }: DraftAnswers) =>
  placed(parsePostcode(propertyPostcode ?? '') ?? '', streetName ?? '', townName ?? '')
