import type { FieldName } from '#shared/advert/answers.ts'
import { answersIn, type Save, type WireBlocks, wireBlocks } from '#shared/api/page-state.ts'
import type { RemoteAnswer } from '#shared/form/walk.ts'
import { today } from '#shared/values/iso-date.ts'
import type {
  CreationLimits,
  DraftForSaving,
  DraftRow,
  DraftStore,
  DraftToWrite,
  PhotoProblem,
} from './draft.ts'
import type { DraftInMemory, RecentDrafts } from './recent-drafts.ts'

export interface SaveDeps {
  readonly drafts: Pick<DraftStore, 'find' | 'replace' | 'create'>
  readonly recent: RecentDrafts
  readonly limits: CreationLimits
  readonly now: () => Date
  readonly remote: RemoteAnswer
}
export interface Saver {
  readonly ownerKey: Buffer
  /** Under which the client's new drafts are counted. */
  readonly client: string
}

export type Saved =
  | { readonly kind: 'saved'; readonly draft: DraftRow }
  /** Somebody changed the same answer since; `draft` is what is stored. Nothing was written. */
  | { readonly kind: 'stale'; readonly draft: DraftRow }
  /** The draft is another owner's (`refused`), or is not there any more. */
  | { readonly kind: 'not-found'; readonly refused: boolean }
  | { readonly kind: 'other-app-type' }
  /** The owner holds as many drafts as we keep. */
  | { readonly kind: 'full' }
  | { readonly kind: 'limited'; readonly retryAfterSeconds: number }
  /** The photos that the save names cannot be this draft's. Nothing was written. */
  | { readonly kind: 'photos'; readonly problem: PhotoProblem }
  /** Others saved in between at every try. */
  | { readonly kind: 'busy' }

const TRIES = 20
const ADDRESS_TYPE = 'address_type'
const PHOTOS = 'files_uploaded' satisfies FieldName

/**
 * Merges the answers that a save names into the stored draft. An answer is replaced only if it is the one that the
 * saver saw: where it has another value now, and got it after the saver's version, the save is refused as stale.
 */
export async function saveDraft(deps: SaveDeps, save: Save, saver: Saver): Promise<Saved> {
  // What this process wrote last is mostly what is stored. Where it is not, nothing is written, and the row is read.
  const recent = deps.recent.take(save.uuid, saver.ownerKey)
  if (recent) {
    const saved = await saveOver(deps, save, recent, saver)
    if (saved !== 'overtaken' && saved.kind === 'saved') return saved
  }
  for (let tries = 0; tries < TRIES; tries++) {
    const found = await deps.drafts.find(save.uuid, saver.ownerKey)
    if (found === 'others') return { kind: 'not-found', refused: true }
    const saved =
      found === 'none' ? await saveFirst(deps, save, saver) : await saveOverRow(deps, save, found, saver)
    if (saved !== 'overtaken') return saved
  }
  return { kind: 'busy' }
}

/** The same for a save that may repeat what is stored: then nothing is written, and the version stays. */
export async function saveChanges(deps: SaveDeps, save: Save, saver: Saver): Promise<Saved> {
  for (let tries = 0; tries < TRIES; tries++) {
    const found = await deps.drafts.find(save.uuid, saver.ownerKey)
    if (found === 'others') return { kind: 'not-found', refused: true }
    if (found !== 'none' && repeats(save, found)) return { kind: 'saved', draft: found }
    const saved =
      found === 'none' ? await saveFirst(deps, save, saver) : await saveOverRow(deps, save, found, saver)
    if (saved !== 'overtaken') return saved
  }
  return { kind: 'busy' }
}

function repeats(save: Save, row: DraftForSaving): boolean {
  if (save.appType !== row.appType || save.version > row.version) return false
  return changesOf(save, inMemory(row)).length === 0
}

const inMemory = (row: DraftForSaving): DraftInMemory => ({
  ...row,
  answers: answersIn(JSON.parse(row.blocks) as WireBlocks),
  fieldVersions: JSON.parse(row.fieldVersions) as DraftInMemory['fieldVersions'],
})

async function saveFirst(deps: SaveDeps, save: Save, saver: Saver): Promise<Saved | 'overtaken'> {
  if (save.version !== 0) return { kind: 'not-found', refused: false }
  const named = Object.entries(save.answers).filter(([, value]) => value !== null)
  const fieldVersions = Object.fromEntries(named.map(([name]) => [name, 1]))
  const next = { ...contextOf(save), version: 1, answers: save.answers, fieldVersions }
  const draft = written(
    deps,
    save.uuid,
    next,
    named.some(([name]) => name === PHOTOS),
  )
  const created = await deps.drafts.create(draft, saver.ownerKey, saver.client, deps.limits)
  if (created.kind === 'exists') return 'overtaken'
  if (created.kind !== 'created') return created
  deps.recent.keep(save.uuid, saver.ownerKey, next)
  return { kind: 'saved', draft: { ...draft, listing: null, isPaid: false } }
}

async function saveOverRow(
  deps: SaveDeps,
  save: Save,
  row: DraftForSaving,
  saver: Saver,
): Promise<Saved | 'overtaken'> {
  const saved = await saveOver(deps, save, inMemory(row), saver)
  return saved !== 'overtaken' && saved.kind === 'stale' ? { kind: 'stale', draft: row } : saved
}

async function saveOver(
  deps: SaveDeps,
  save: Save,
  stored: DraftInMemory,
  { ownerKey }: Saver,
): Promise<Exclude<Saved, { kind: 'stale' }> | { readonly kind: 'stale' } | 'overtaken'> {
  if (stored.appType !== save.appType) return { kind: 'other-app-type' }
  const changed = changesOf(save, stored)
  const isOvertaken = changed.some((name) => (stored.fieldVersions[name] ?? 0) > save.version)
  if (isOvertaken || save.version > stored.version) return { kind: 'stale' }
  const version = stored.version + 1
  const next = {
    ...contextOf(save),
    version,
    answers: { ...stored.answers, ...save.answers },
    fieldVersions: { ...stored.fieldVersions, ...Object.fromEntries(changed.map((name) => [name, version])) },
  }
  const draft = written(deps, save.uuid, next, changed.includes(PHOTOS))
  const standing = await deps.drafts.replace(draft, ownerKey)
  if (standing === 'overtaken') return 'overtaken'
  if (typeof standing === 'string') return { kind: 'photos', problem: standing }
  deps.recent.keep(save.uuid, ownerKey, next)
  return { kind: 'saved', draft: { ...draft, ...standing } }
}

const contextOf = ({ appType, addressType }: Save) => ({ appType, addressType })

function changesOf(save: Save, { addressType, answers }: DraftInMemory): string[] {
  const names = (Object.keys(save.answers) as FieldName[]).filter(
    (name) => !isSame(save.answers[name] ?? null, answers[name] ?? null),
  )
  return save.addressType === addressType ? names : [...names, ADDRESS_TYPE]
}

/** Answers are texts, numbers, booleans, and lists of those or of photos; of a list the order is part of the answer. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || one === null) return one === other
  return JSON.stringify(one) === JSON.stringify(other)
}

function written(
  { now, remote }: SaveDeps,
  uuid: string,
  draft: DraftInMemory,
  namesPhotos: boolean,
): DraftToWrite {
  const at = now()
  const { version, appType, addressType, answers, fieldVersions } = draft
  const blocks = JSON.stringify(wireBlocks({ appType, addressType }, answers, today(at), remote))
  const photoIds = namesPhotos ? (answers.files_uploaded ?? []).map(({ id }) => id) : null
  return {
    uuid,
    version,
    appType,
    addressType,
    blocks,
    fieldVersions: JSON.stringify(fieldVersions),
    at,
    photoIds,
  }
}
