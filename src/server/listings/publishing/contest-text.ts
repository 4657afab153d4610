import { randomUUID } from 'node:crypto'
import { today } from '#shared/values/iso-date.ts'
import type { Contested, NewContest } from './contested-store.ts'
import { readDraft } from './judge-draft.ts'
import { judgeAdvert, type LawDeps, textsNotAllowed } from './law-in.ts'
import type { PublishingAccount, PublishingStore } from './publication.ts'
import { refusedTexts, type WordField } from './refused-words.ts'

export interface ContestDeps extends LawDeps {
  readonly publishing: Pick<PublishingStore, 'find'>
  readonly contest: (contest: NewContest) => Promise<Contested>
  readonly now: () => Date
}

/** Asks a person to look at the words of a stored draft that the law refuses. 'not-refused': it refuses none. */
export async function contestText(
  deps: ContestDeps,
  uuid: string,
  field: WordField,
  account: PublishingAccount,
): Promise<Contested | 'not-refused' | 'not-found'> {
  const { ownerKey } = account
  const draft = await deps.publishing.find(uuid, ownerKey)
  if (draft === null) return 'not-found'
  const at = deps.now()
  const day = today(at)
  const { published: answers } = readDraft(draft, account, day)
  const judged = await judgeAdvert(deps, ownerKey, draft.appType, answers, day)
  const texts = refusedTexts(draft.appType, answers, judged).filter((one) => one.field === field)
  const outcomes: Contested[] = []
  for (const text of await textsNotAllowed(deps, ownerKey, texts))
    outcomes.push(await deps.contest({ ...text, id: randomUUID(), uuid, ownerKey, at }))
  return MOST_TELLING.find((one) => outcomes.includes(one)) ?? 'not-refused'
}

/** Of several captions. */
const MOST_TELLING: readonly Contested[] = ['too-many', 'waiting', 'decided']
