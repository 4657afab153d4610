import type { FieldName } from '#shared/advert/answers.ts'
import { type Save, wireBlocks } from '#shared/api/page-state.ts'
import { answersIn, type WireBlocks } from '#shared/api/wire-blocks.ts'
import type { RemoteAnswer } from '#shared/form/walk.ts'
import { today } from '#shared/values/iso-date.ts'
import type { OwnerCaller } from '../../http/caller.ts'
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

/** New drafts are counted for the client as well. */
type DraftCaller = Pick<OwnerCaller, 'ownerKey' | 'client'>

export type Saved =
  | { readonly kind: 'saved'; readonly draft: DraftRow }
  /** The same answer has changed since; `draft` is what is stored. Nothing was written. */
  | { readonly kind: 'stale'; readonly draft: DraftRow }
  /** `refused`: another owner's draft; otherwise it no longer exists. */
  | { readonly kind: 'not-found'; readonly refused: boolean }
  | { readonly kind: 'other-app-type' }
  | { readonly kind: 'full' }
  | { readonly kind: 'limited'; readonly retryAfterSeconds: number }
  | { readonly kind: 'photos'; readonly problem: PhotoProblem }
  /** Another save came first at every try. */
  | { readonly kind: 'busy' }

const TRIES = 20
const ADDRESS_TYPE = 'address_type'
const PHOTOS = 'files_uploaded' satisfies FieldName

/** A save is stale if a stored answer has changed since the sender's version and differs from the one the sender saw. */
export async function saveDraft(deps: SaveDeps, save: Save, caller: DraftCaller): Promise<Saved> {
  // Usually the stored version. If it is not, nothing is written and the row is read.
  const recent = deps.recent.take(save.uuid, caller.ownerKey)
  if (recent) {
    const saved = await saveOver(deps, save, recent, caller)
    if (saved !== 'overtaken' && saved.kind === 'saved') return saved
  }
  for (let tries = 0; tries < TRIES; tries++) {
    const found = await deps.drafts.find(save.uuid, caller.ownerKey)
    if (found === 'others') return { kind: 'not-found', refused: true }
    const saved =
      found === 'none' ? await saveFirst(deps, save, caller) : await saveOverRow(deps, save, found, caller)
    if (saved !== 'overtaken') return saved
  }
  return { kind: 'busy' }
}

/** A save that repeats what is stored writes nothing and keeps the version. */
export async function saveChanges(deps: SaveDeps, save: Save, caller: DraftCaller): Promise<Saved> {
  for (let tries = 0; tries < TRIES; tries++) {
    const found = await deps.drafts.find(save.uuid, caller.ownerKey)
    if (found === 'others') return { kind: 'not-found', refused: true }
    if (found !== 'none' && repeats(save, found)) return { kind: 'saved', draft: found }
    const saved =
      found === 'none' ? await saveFirst(deps, save, caller) : await saveOverRow(deps, save, found, caller)
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

async function saveFirst(deps: SaveDeps, save: Save, caller: DraftCaller): Promise<Saved | 'overtaken'> {
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
  const created = await deps.drafts.create(draft, caller.ownerKey, caller.client, deps.limits)
  if (created.kind === 'exists') return 'overtaken'
  if (created.kind !== 'created') return created
  deps.recent.keep(save.uuid, caller.ownerKey, next)
  return { kind: 'saved', draft: { ...draft, listing: null, isPaid: false } }
}

async function saveOverRow(
  deps: SaveDeps,
  save: Save,
  row: DraftForSaving,
  caller: DraftCaller,
): Promise<Saved | 'overtaken'> {
  const saved = await saveOver(deps, save, inMemory(row), caller)
  return saved !== 'overtaken' && saved.kind === 'stale' ? { kind: 'stale', draft: row } : saved
}

async function saveOver(
  deps: SaveDeps,
  save: Save,
  stored: DraftInMemory,
  { ownerKey }: DraftCaller,
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

/** Texts, numbers, booleans, and lists of those or of photos, whose order counts. */
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
