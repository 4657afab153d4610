import type { AnyAnswers } from '#shared/form/field.ts'
import { isEmpty } from '#shared/form/rule.ts'
import { paths } from '#shared/journey/paths.ts'
import { answerFields } from './answer-schema.ts'
import type { AgencyAdverts, ApiAnswer, ApiCall, StoredAdvert } from './api.ts'
import { pageOf } from './pages.ts'

export interface AdvertsDeps {
  readonly adverts: AgencyAdverts
}

const NAMES = { sell: [...answerFields('sell').keys()], let: [...answerFields('let').keys()] }

export function advertJson(stored: StoredAdvert, origin: string): object {
  const { appType, state, ref, listing, branch, changedAt, status, features, furnished, fees } = stored
  const answers = stored.answers as AnyAnswers
  return {
    id: listing,
    branch,
    reference: ref,
    channel: appType,
    state,
    published: state !== 'hidden',
    url: origin + paths.advert(listing),
    changed_at: changedAt.toISOString(),
    status,
    answers: Object.fromEntries(
      NAMES[appType].flatMap((name) => (isEmpty(answers[name]) ? [] : [[name, answers[name]]])),
    ),
    features,
    furnished,
    fees,
    photos: stored.pictures,
  }
}

const NO_ADVERT: ApiAnswer = {
  problem: 'nothing-here',
  detail: 'The agency has no advert with this reference, or the key is for another branch.',
}

export async function readAdvert({ adverts }: AdvertsDeps, call: ApiCall): Promise<ApiAnswer> {
  const { advert = '' } = call.given
  const stored = await adverts.find(call.key, advert)
  return stored === null ? NO_ADVERT : { status: 200, body: advertJson(stored, call.origin) }
}

export async function listAdverts({ adverts }: AdvertsDeps, call: ApiCall): Promise<ApiAnswer> {
  const { branch = null, reference: ref = null, state = null, changed_since: since } = call.given
  const changedSince = since === undefined ? null : new Date(since)
  const found = await pageOf(call, ({ after, most }) =>
    adverts.list(call.key, { branch, ref, state, changedSince, after, most }),
  )
  const body = { adverts: found.rows.map((stored) => advertJson(stored, call.origin)), next: found.next }
  return { status: 200, body }
}
