import { randomBytes, randomUUID } from 'node:crypto'
import { draftStore } from '#server/adverts/drafts/draft-store.ts'
import { recentDrafts } from '#server/adverts/drafts/recent-drafts.ts'
import { type SaveDeps, type Saved, saveDraft } from '#server/adverts/drafts/save-draft.ts'
import type { DraftAnswers } from '#shared/advert/answers.ts'
import type { Save } from '#shared/api/page-state.ts'
import { answersIn } from '#shared/api/wire-blocks.ts'
import { aDatabase } from './database.ts'

const LIMITS = { perOwner: 200, perClient: 100_000, clientWindowSeconds: 3_600 }
const NOON = new Date('2026-11-20T12:00:00Z')

export const aGuest = () => ({ ownerKey: randomBytes(32), client: '192.0.2.1' })
export const aSave = (
  uuid: string,
  version: number,
  answers: DraftAnswers,
  more: Partial<Save> = {},
): Save => ({ uuid, version, appType: 'sell', addressType: 'orphan', answers, ...more })

export const answersOf = (saved: Saved): DraftAnswers =>
  'draft' in saved ? answersIn(JSON.parse(saved.draft.blocks)) : {}

/** What saving needs, on a database of its own, at noon. */
export async function savingDeps(): Promise<SaveDeps> {
  const { database } = await aDatabase()
  return {
    drafts: draftStore(database),
    recent: recentDrafts(100),
    limits: LIMITS,
    now: () => NOON,
    remote: () => undefined,
  }
}

/** A browser with a draft at version 1 that says York. */
export async function aDraft(deps: SaveDeps, answers: DraftAnswers = { townName: 'York' }) {
  const guest = aGuest()
  const uuid = randomUUID()
  const save = (version: number, changed: DraftAnswers, more: Partial<Save> = {}) =>
    saveDraft(deps, aSave(uuid, version, changed, more), guest)
  await save(0, answers)
  const stored = async () => {
    const found = await deps.drafts.find(uuid, guest.ownerKey)
    if (typeof found === 'string') throw new Error(found)
    return {
      version: found.version,
      answers: answersIn(JSON.parse(found.blocks)),
      addressType: found.addressType,
    }
  }
  return { uuid, guest, save, stored }
}
