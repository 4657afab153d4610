import { LIMITS } from '../advert/limits.ts'
import type { Nation } from '../advert/nation.ts'
import type { Facts } from './facts.ts'
import type { Finding } from './finding.ts'
import { yearsRent } from './rents.ts'
import type { Rule } from './rule.ts'
import type { Place } from './rulebook.ts'
import { TOPIC_IDS, TOPICS, type TopicId } from './topics.ts'
import type { Mark } from './words/evidence.ts'
import { readWords } from './words/read-words.ts'
import { remember } from './words/remember.ts'
import { rentFor } from './words/rent-in.ts'
import { rewordingOf } from './words/rewordings.ts'

const TEXT_FIELDS = ['summary', 'propertyDescription'] as const
const PICTURES = 'files_uploaded'

/** As long as any field takes; the rest of a longer text is not read. */
const MOST_READ = LIMITS.agentDescription

/** Where the nation is not known it is null, and there are no rules. */
type Where = Pick<Place, 'appType'> & { readonly nation: Nation | null }

/** What is wrong with the summary, the description and the captions of the pictures. */
export function judgeWords(rules: readonly Rule[], place: Where, facts: Facts): readonly Finding[] {
  const wanted = new Set<TopicId>(
    TOPIC_IDS.filter((id) => isHouse(id) || rules.some((rule) => reads(rule, id) && isAsked(id, facts))),
  )
  for (const id of wanted) if (!TOPICS[id].types.some((type) => type === place.appType)) wanted.delete(id)
  const read = (field: string, text: string): readonly Finding[] => {
    const typed = text.slice(0, MOST_READ)
    if (typed.trim() === '') return []
    const answered = yearsRent(facts)
    const context = { nation: place.nation, yearsRent: rentFor(typed, answered) }
    // A rewording must be lawful by either.
    const least = answered === null ? context.yearsRent : Math.min(answered, context.yearsRent ?? answered)
    const key = JSON.stringify([typed, [...wanted], context])
    return lately(key, () => readWords(typed, wanted, context)).flatMap((mark) =>
      findingOf(mark, field, rules, place, least),
    )
  }
  return [
    ...TEXT_FIELDS.flatMap((field) => read(field, facts.typed(field))),
    ...facts
      .captions(PICTURES)
      .flatMap((caption) => read(PICTURES, caption).map((one) => ofCaption(one, caption))),
  ]
}

/** The field holds many captions, so the reason names the one. */
const ofCaption = (finding: Finding, caption: string): Finding => ({
  ...finding,
  span: null,
  ...(finding.span && { caption: { text: caption.trim(), words: caption.slice(...finding.span) } }),
  rewording: null,
  reason: `The caption ‘${caption.trim()}’: ${finding.reason}`,
})

/** A text is read again for other days, and whenever another answer changes. */
const lately = remember<readonly Mark[]>(16)

const isHouse = (id: TopicId): boolean => 'house' in TOPICS[id]
const reads = (rule: Rule, id: TopicId): boolean =>
  rule.severity !== 'silent' && (rule.reads ?? []).includes(id)

/** 'New on the market' is wrong only of a home that was marketed before. */
const isAsked = (id: TopicId, facts: Facts): boolean =>
  id !== 'new-to-market' || facts.day('lastMarketedOn') !== null

function findingOf(
  { topic, start, end }: Mark,
  field: string,
  rules: readonly Rule[],
  { nation }: Where,
  rent: number | null,
): readonly Finding[] {
  const meaning = TOPICS[topic]
  const rule = rules.find((one) => reads(one, topic))
  const grounds = 'house' in meaning ? meaning.house : rule
  if (grounds === undefined) return []
  return [
    {
      rule: rule?.id ?? null,
      category: meaning.category,
      field,
      span: [start, end],
      severity: rule?.severity === 'refuse' ? 'refuse' : 'warn',
      reason: `${grounds.reason} ${grounds.whatToDo}`,
      rewording: rewordingOf(topic, nation, rent),
    },
  ]
}
