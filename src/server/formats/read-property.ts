import { type AgentFacts, type HomeStatus, NO_FACTS } from '#shared/advert/agent-facts.ts'
import type { DraftAnswers } from '#shared/advert/answers.ts'
import { LONGEST_FEATURE } from '#shared/advert/export-formats.ts'
import { LIMITS } from '#shared/advert/limits.ts'
import { summaryText } from '#shared/advert/summary-text.ts'
import type { AppType } from '#shared/form/block.ts'
import { COMING_SOON, FURNISHED, NOT_OF, STATUSES } from './codes.ts'
import { readLines } from './feature-lines.ts'
import { Fields, Notes, required, warnOfUnread } from './fields.ts'
import { readMoment } from './london-moment.ts'
import { ownWords } from './own-words.ts'
import { cutAtWord, plainLine } from './plain-text.ts'
import { readAddress } from './read-address.ts'
import { readKind } from './read-kind.ts'
import { readMedia, readTour } from './read-media.ts'
import { readPrice } from './read-price.ts'
import { readTerms } from './read-terms.ts'
import type { Reading } from './reading.ts'
import { lawAnswers, readLaw } from './rtdf-law.ts'

const LONGEST_REF = 80
const MOST_FEATURES = 30

/** A property of RTDF 1.2 to 1.4.1. It never throws, whatever was sent. */
export function readProperty(sent: unknown, appType: AppType): Reading {
  const notes = new Notes()
  const property = new Fields(sent, 'property', notes)
  const ref = readRef(property)
  const isPublished = property.yes('published', required)
  const status = readStatus(property, appType)
  const details = property.inside('details')
  const price = property.inside('price_information')
  const lines = readLines(readFeatures(details))
  const law = readLaw(price, details, appType)
  const terms = readTerms(property, details, appType)
  const answers = {
    ...readAddress(property.inside('address')),
    ...readPrice(price, details, appType),
    ...readKind(property, details, appType),
    ...terms,
    ...lawAnswers(law, terms),
    ...lines.answers,
  }
  const words = ownWords(property, appType, lines.answers)
  const facts = readFacts(property, law, status, withoutTwins([...words, ...lines.own]))
  const media = readMedia(property)
  const videoTour = readTour(media, property)
  const described = { ...answers, ...readWords(details, appType, answers), videoTour }
  const isComing = price.get('price_qualifier') === COMING_SOON
  if (isComing)
    notes.warn(
      'GP_W_CONVERTED',
      'property.price_information.price_qualifier',
      '"Coming soon" stays hidden until it has another qualifier.',
      COMING_SOON,
    )
  const updatedAt = readUpdate(property)
  warnOfUnread(sent, 'property', notes)
  const { faults, warnings } = notes
  const isShown = isPublished === true && !isComing
  const home = { ref, appType, isShown, updatedAt, answers: withoutEmpty(described), facts, media }
  return { ref: ref || null, home: faults.length > 0 ? null : home, faults, warnings }
}

function readRef(property: Fields): string {
  const ref = property.exact('agent_ref', required)
  if (Array.from(ref).length > LONGEST_REF) {
    const message = `is longer than ${LONGEST_REF} characters.`
    property.notes.refuse('GP_TOO_LONG', property.pathOf('agent_ref'), message, ref)
  }
  return ref
}

function readStatus(property: Fields, appType: AppType): HomeStatus {
  const status = property.code('status', STATUSES, required) ?? 'available'
  if ((NOT_OF[appType] as ReadonlySet<HomeStatus>).has(status)) {
    const channel = appType === 'sell' ? 'sales (channel 1)' : 'lettings (channel 2)'
    property.notes.refuse(
      'GP_CHANNEL',
      property.pathOf('status'),
      `and the channel don’t fit: we don’t know this status in ${channel}.`,
      property.get('status'),
    )
  }
  return status
}

/** Unreadable, it is taken for none: then the last call wins. */
function readUpdate(property: Fields): Date | null {
  const text = property.exact('update_date')
  if (text === '') return null
  const at = readMoment(text, ['day-first', 'year-first'])
  if (at === null) {
    property.notes.warn(
      'GP_W_UNMAPPED',
      property.pathOf('update_date'),
      'isn’t a date like 03-11-2026 09:30:00.',
      text,
    )
  }
  return at
}

function readFeatures(details: Fields): string[] {
  const features = details.list('features').flatMap((one) => (typeof one === 'string' ? plainLine(one) : []))
  return [...new Set(features.filter((feature) => feature !== ''))]
}

/** The headline is ours where the agent has none. */
function readWords(details: Fields, appType: AppType, answers: DraftAnswers): DraftAnswers {
  const summary = details.line('summary')
  const description = details.paragraphs('description')
  if (summary.length > LIMITS.summary) {
    const message = `is longer than ${LIMITS.summary} characters. The headline shows its beginning.`
    details.notes.warn('GP_W_TRUNCATED', details.pathOf('summary'), message, summary)
  }
  if (description.length > LIMITS.agentDescription) {
    const message = `is longer than ${LIMITS.agentDescription.toLocaleString('en-GB')} characters. The advert shows its beginning.`
    details.notes.warn('GP_W_TRUNCATED', details.pathOf('description'), message, description)
  }
  return {
    summary: cutAtWord(summary, LIMITS.summary) || summaryText(appType, answers),
    propertyDescription: cutAtWord(description, LIMITS.agentDescription),
  }
}

function readFacts(
  property: Fields,
  law: DraftAnswers,
  status: HomeStatus,
  features: readonly string[],
): AgentFacts {
  const { depositAmount, groundRent, serviceCharge, councilTaxBand } = law
  return {
    ...NO_FACTS,
    status,
    features: [...new Set(features.map((feature) => cutAtWord(feature, LONGEST_FEATURE)))].slice(
      0,
      MOST_FEATURES,
    ),
    deposit: depositAmount ?? null,
    groundRent: groundRent ?? null,
    serviceCharge: serviceCharge ?? null,
    furnished: property.inside('details').code('furnished_type', FURNISHED) ?? null,
    councilTaxBand: councilTaxBand ?? null,
    fees: property.inside('price_information').paragraphs('administration_fee') || null,
  }
}

/** Of texts that differ in their case alone the first. */
const withoutTwins = (texts: readonly string[]): readonly string[] => {
  const known = new Map(texts.toReversed().map((text) => [text.toLowerCase(), text]))
  return texts.filter((text) => known.get(text.toLowerCase()) === text)
}

const withoutEmpty = (answers: DraftAnswers): DraftAnswers =>
  Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== null && value !== ''))
