import { nationOf } from '#shared/advert/nation.ts'
import { type IsoDate, today } from '#shared/values/iso-date.ts'
import { firstMarketed } from './first-marketed.ts'
import { faultsAhead, isAmong, type LawFault, restsOn, type Stage, stageAhead } from './law-ahead.ts'
import { foundIn, judgeAdvert, type LawDeps } from './law-in.ts'
import type { LawNotice, LiveAdvert, LiveLawStore, NotifiedFault } from './live-law-store.ts'

export interface JudgeLiveDeps extends Pick<LawDeps, 'evaluate'> {
  readonly liveLaw: LiveLawStore
  readonly now: () => Date
}

const MOST_AT_ONCE = 200
const MOST_NAMED = 100

/**
 * Judges every live advert for today and the days ahead. Answers how many owners were to be told, or told before. Throws at
 * the end if some adverts could not be judged.
 */
export async function judgeLive(deps: JudgeLiveDeps): Promise<number> {
  const { liveLaw, now } = deps
  const at = now()
  const failures: Failure[] = []
  let notified = 0
  let after = ''
  for (;;) {
    const adverts = await liveLaw.live(after, MOST_AT_ONCE)
    for (const advert of adverts) {
      const notices = await noticesFor(deps, advert, today(at)).catch((error: unknown) => {
        failures.push({ id: advert.id, error })
        return []
      })
      if (notices.length > 0 && (await liveLaw.settle(advert, notices, at))) notified++
    }
    const last = adverts.at(-1)
    if (last === undefined) break
    after = last.id
  }
  throwIfAny(failures)
  return notified
}

interface Failure {
  readonly id: string
  readonly error: unknown
}

function throwIfAny(failures: readonly Failure[]): void {
  const [first] = failures
  if (first === undefined) return
  const named = failures.slice(0, MOST_NAMED).map(({ id }) => id)
  throw new Error(`${failures.length} live adverts could not be judged: ${named.join(', ')}`, {
    cause: first.error,
  })
}

/**
 * Of faults that begin on one day the owner is told together. Of what is only warned of nobody writes on the day the advert
 * rests: the form tells it when the rest is changed.
 */
async function noticesFor(
  deps: Pick<LawDeps, 'evaluate'>,
  advert: LiveAdvert,
  day: IsoDate,
): Promise<readonly LawNotice[]> {
  const notices = new Map<string, LawNotice>()
  for (const { beginsOn, restsOn: rests, ...found } of await faultsOf(deps, advert, day)) {
    const stage = stageOf(day, beginsOn, rests)
    if (noticesOf(advert, found).some((one) => one.stage === stage && one.beginsOn === beginsOn)) continue
    const key = `${beginsOn} ${stage}`
    const others = notices.get(key)
    notices.set(key, {
      stage,
      beginsOn,
      restsOn: earlier(others?.restsOn ?? null, rests),
      faults: [...(others?.faults ?? []), found],
    })
  }
  const all = [...notices.values()]
  const rests = all.some(({ stage }) => stage === 'rest')
  return all.filter(({ restsOn: on }) => !rests || on !== null)
}

function earlier(one: IsoDate | null, other: IsoDate | null): IsoDate | null {
  if (one === null || other === null) return one ?? other
  return one < other ? one : other
}

interface FaultOfAdvert extends LawFault {
  readonly beginsOn: IsoDate
  readonly restsOn: IsoDate | null
}

/** What the law refuses of an advert or warns of, or soon will, that it was not published with; of one that rests, why it does. */
export async function faultsOf(
  deps: Pick<LawDeps, 'evaluate'>,
  advert: LiveAdvert,
  day: IsoDate,
): Promise<readonly FaultOfAdvert[]> {
  const { ownerKey, appType, firstOnline, publishedAt, isLive } = advert
  const answers = firstMarketed(advert.answers, firstOnline)
  const nation = nationOf(answers)
  if (nation === null) return []
  const allowed = new Map(Object.entries(advert.allowed))
  const found = async (on: IsoDate) =>
    foundIn(appType, answers, await judgeAdvert(deps, ownerKey, appType, answers, on), allowed)
  const faults = await faultsAhead(found, day)
  const before = isLive && faults.length > 0 ? await found(today(publishedAt)) : []
  return faults.flatMap(({ beginsOn: ahead, ...fault }) => {
    const notified = noticesOf(advert, fault)
    if (isLive ? wasPublishedWith(fault, before) : !notified.some(({ stage }) => stage === 'rest')) return []
    // What was told to begin later began sooner where an answer that decides it was changed meanwhile.
    const started = notified.map((one) => one.beginsOn).filter((one) => one <= day)
    const beginsOn = ahead ?? started.toSorted().at(-1) ?? day
    return [{ ...fault, beginsOn, restsOn: restsOn(fault, beginsOn, { nation, appType }) }]
  })
}

const noticesOf = ({ notified }: LiveAdvert, { rule, field }: LawFault): readonly NotifiedFault[] =>
  notified.filter((one) => one.rule === rule && one.field === field)

/** Refused words apart: it was not asked then, and is asked at the next change. A law that begins later is another fault. */
const wasPublishedWith = (fault: LawFault, before: readonly LawFault[]): boolean =>
  fault.words === undefined && isAmong(before, fault)

function stageOf(day: IsoDate, beginsOn: IsoDate, rests: IsoDate | null): Stage {
  if (beginsOn > day) return stageAhead(day, beginsOn)
  return rests !== null && rests <= day ? 'rest' : 'day'
}
