import type { AgentFacts, HomeStatus } from '#shared/advert/agent-facts.ts'
import type { DraftAnswers } from '#shared/advert/answers.ts'
import { LIMITS } from '#shared/advert/limits.ts'
import { countyOf, nationOf } from '#shared/advert/postcode-places.ts'
import { summaryText } from '#shared/advert/summary-text.ts'
import type { AppType } from '#shared/form/block.ts'
import type { AnyAnswers } from '#shared/form/field.ts'
import { photoUrl } from '#shared/form/photo.ts'
import { isEmpty, type RuleScope } from '#shared/form/rule.ts'
import { firstError } from '#shared/form/walk.ts'
import { withoutInvisible } from '#shared/values/clean-text.ts'
import type { IsoDate } from '#shared/values/iso-date.ts'
import { parsePostcode } from '#shared/values/postcode.ts'
import type { Fault, Medium, Reading } from '../../formats/reading.ts'
import { answerFields } from './answer-schema.ts'

interface SentPicture {
  /** One of the two. */
  readonly url?: string
  readonly photo?: string
  readonly kind: 'photo' | 'floor-plan'
  readonly caption?: string
  readonly changed_at?: string | null
}

/** A body that fits the schema of an advert; what is only answered is left alone. */
export interface SentAdvert {
  readonly channel: AppType
  readonly published: boolean
  readonly status: HomeStatus
  readonly answers: AnyAnswers
  readonly features?: readonly string[]
  readonly furnished?: AgentFacts['furnished']
  readonly fees?: string | null
  readonly photos?: readonly SentPicture[]
}

export type ReadAdvert = Reading & { readonly ref: string }

/** The reading has a fault for whatever breaks a rule of the form. */
export function readAdvert(ref: string, sent: SentAdvert, today: IsoDate): ReadAdvert {
  const { channel: appType, published: isShown } = sent
  const answers = cleaned(sent.answers)
  const faults = [...answerFaults(appType, answers, today), ...pictureFaults(sent.photos ?? [])]
  const media = (sent.photos ?? []).map(mediumOf)
  const facts = factsOf(sent, answers)
  const home = { ref, appType, isShown, updatedAt: null, answers: completed(appType, answers), facts, media }
  return { ref, home: faults.length > 0 ? null : home, faults, warnings: [] }
}

const tidy = (text: string): string => withoutInvisible(text).trim()

const cleaned = (answers: AnyAnswers): AnyAnswers =>
  Object.fromEntries(
    Object.entries(answers).flatMap(([name, value]) => {
      const clean = typeof value === 'string' ? tidy(value) : value
      return isEmpty(clean) ? [] : [[name, clean]]
    }),
  )

/** Agents may write more than owners; how much, the schema says. */
const OWN_LENGTH = 'propertyDescription'

function answerFaults(appType: AppType, answers: AnyAnswers, today: IsoDate): readonly Fault[] {
  const scope: RuleScope & { readonly context: { appType: AppType; addressType: 'orphan' } } = {
    answers,
    today,
    context: { appType, addressType: 'orphan' },
  }
  return [...answerFields(appType)].flatMap(([name, field]): Fault[] => {
    const value = answers[name]
    const isAsked = value !== undefined || MUST_BE.has(name)
    const message = isAsked && name !== OWN_LENGTH ? firstError(field, value, scope) : null
    const code = name === 'propertyPostcode' ? 'GP_POSTCODE' : 'GP_TYPE'
    return message === null ? [] : [{ code, path: `answers.${name}`, message, value: null }]
  })
}

/** Texts that the schema requires, and that may be blank. */
const MUST_BE: ReadonlySet<string> = new Set(['propertyPostcode', 'townName'])

function pictureFaults(photos: readonly SentPicture[]): readonly Fault[] {
  const fault = (path: string, message: string): Fault => ({
    code: 'GP_TOO_LONG',
    path,
    message,
    value: null,
  })
  const countOf = (kind: SentPicture['kind']) => photos.filter((photo) => photo.kind === kind).length
  const addresses = photos.map(addressOf)
  return [
    ...(countOf('photo') > LIMITS.photos
      ? [fault('photos', `It has more than ${LIMITS.photos} photos.`)]
      : []),
    ...(countOf('floor-plan') > LIMITS.plans
      ? [fault('photos', `It has more than ${LIMITS.plans} floor plans.`)]
      : []),
    ...photos.flatMap(({ url, photo }, i) =>
      (url === undefined) === (photo === undefined) ? [fault(`photos.${i}`, EITHER)] : [],
    ),
    ...photos.flatMap(({ photo }, i) => {
      if (addresses.indexOf(addresses[i] ?? '') === i) return []
      return [fault(`photos.${i}.${photo === undefined ? 'url' : 'photo'}`, 'It stands there twice.')]
    }),
  ]
}

const EITHER = 'It needs either url or photo.'

/** Ours begins at the root, which no sender's may. */
const addressOf = ({ url = '', photo }: SentPicture): string => (photo === undefined ? url : photoUrl(photo))

const mediumOf = (sent: SentPicture): Medium => ({
  kind: sent.kind,
  url: addressOf(sent),
  changedAt: sent.changed_at ?? null,
  caption: tidy(sent.caption ?? ''),
})

/** In the form's order, so that the same answers in another order are the same home. */
function completed(appType: AppType, answers: AnyAnswers): DraftAnswers {
  const given: DraftAnswers = answers
  const postcode = parsePostcode(given.propertyPostcode ?? '') ?? ''
  const all: AnyAnswers = {
    ...(appType === 'sell' && { priceType: 0 }),
    ...answers,
    propertyPostcode: postcode,
    summary: given.summary ?? summaryText(appType, given),
  }
  return {
    ...Object.fromEntries([...answerFields(appType).keys()].map((name) => [name, all[name]])),
    countyName: countyOf(postcode),
    countryName: nationOf(postcode),
  }
}

function factsOf(
  { status, features = [], furnished = null, fees = null }: SentAdvert,
  answers: DraftAnswers,
): AgentFacts {
  const { depositAmount, groundRent, serviceCharge, councilTaxBand } = answers
  return {
    ...{ status, furnished },
    features: features.map(tidy).filter((feature) => feature !== ''),
    fees: fees === null ? null : tidy(fees) || null,
    deposit: depositAmount ?? null,
    groundRent: groundRent ?? null,
    serviceCharge: serviceCharge ?? null,
    councilTaxBand: councilTaxBand ?? null,
  }
}
