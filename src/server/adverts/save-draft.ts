import type { DraftAnswers, FieldName } from '#shared/advert/answers.ts'
import { answersIn, type Save, type WireBlocks, wireBlocks } from '#shared/api/page-state.ts'
import type { RemoteAnswer } from '#shared/form/walk.ts'
import { today } from '#shared/values/iso-date.ts'
import type { CreationLimits, DraftForSaving, DraftRow, DraftStore } from './draft.ts'

export interface SaveDeps {
  readonly drafts: Pick<DraftStore, 'find' | 'replace' | 'create'>
  readonly limits: CreationLimits
  readonly now: () => Date
  readonly remote: RemoteAnswer
}
export interface Saver {
  readonly guestKey: Buffer
  /** Under which the client's new drafts are counted. */
  readonly client: string
}

export type Saved =
  | { readonly kind: 'saved'; readonly draft: DraftRow }
  /** Somebody changed the same answer since; `draft` is what is stored. Nothing was written. */
  | { readonly kind: 'stale'; readonly draft: DraftRow }
  /** The draft is another guest's (`refused`), or is not there any more. */
  | { readonly kind: 'not-found'; readonly refused: boolean }
  | { readonly kind: 'other-app-type' }
  | { readonly kind: 'limited'; readonly by: 'guest' | 'client'; readonly retryAfterSeconds: number }
  /** Others saved in between at every try. */
  | { readonly kind: 'busy' }

/** For each answer, and for the address type, the version at which it last changed. */
type FieldVersions = Readonly<Record<string, number>>

const TRIES = 20
const ADDRESS_TYPE = 'address_type'

/**
 * Merges the answers that a save names into the stored draft. An answer is replaced only if it is the one that the
 * saver saw: where it has another value now, and got it after the saver's version, the save is refused as stale.
 */
export async function saveDraft(deps: SaveDeps, save: Save, saver: Saver): Promise<Saved> {
  for (let tries = 0; tries < TRIES; tries++) {
    const found = await deps.drafts.find(save.uuid, saver.guestKey)
    if (found === 'others') return { kind: 'not-found', refused: true }
    const saved =
      found === 'none' ? await saveFirst(deps, save, saver) : await saveOver(deps, save, found, saver)
    if (saved !== 'overtaken') return saved
  }
  return { kind: 'busy' }
}

async function saveFirst(
  deps: SaveDeps,
  save: Save,
  { guestKey, client }: Saver,
): Promise<Saved | 'overtaken'> {
  if (save.version !== 0) return { kind: 'not-found', refused: false }
  const named = Object.entries(save.answers).filter(([, value]) => value !== null)
  const fieldVersions = Object.fromEntries(named.map(([name]) => [name, 1]))
  const draft = written(deps, { ...save, version: 1 }, save.answers, fieldVersions)
  const created = await deps.drafts.create(draft, guestKey, client, deps.limits)
  if (created.kind === 'limited') return created
  return created.kind === 'created' ? { kind: 'saved', draft } : 'overtaken'
}

async function saveOver(
  deps: SaveDeps,
  save: Save,
  stored: DraftForSaving,
  { guestKey }: Saver,
): Promise<Saved | 'overtaken'> {
  if (stored.appType !== save.appType) return { kind: 'other-app-type' }
  const versions = JSON.parse(stored.fieldVersions) as FieldVersions
  const answers = answersIn(JSON.parse(stored.blocks) as WireBlocks)
  const changed = changesOf(save, stored, answers)
  const isOvertaken = changed.some((name) => (versions[name] ?? 0) > save.version)
  if (isOvertaken || save.version > stored.version) return { kind: 'stale', draft: stored }
  const version = stored.version + 1
  const fieldVersions = { ...versions, ...Object.fromEntries(changed.map((name) => [name, version])) }
  const context = { uuid: save.uuid, version, appType: save.appType, addressType: save.addressType }
  const draft = written(deps, context, { ...answers, ...save.answers }, fieldVersions)
  return (await deps.drafts.replace(draft, guestKey)) ? { kind: 'saved', draft } : 'overtaken'
}

function changesOf(save: Save, stored: DraftForSaving, answers: DraftAnswers): string[] {
  const names = (Object.keys(save.answers) as FieldName[]).filter(
    (name) => !isSame(save.answers[name] ?? null, answers[name] ?? null),
  )
  return save.addressType === stored.addressType ? names : [...names, ADDRESS_TYPE]
}

/** Answers are texts, numbers, booleans, and lists of those; of a list the order is part of the answer. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || one === null) return one === other
  return JSON.stringify(one) === JSON.stringify(other)
}

function written(
  { now, remote }: SaveDeps,
  context: Omit<DraftRow, 'blocks'>,
  answers: DraftAnswers,
  fieldVersions: FieldVersions,
) {
  const at = now()
  const { uuid, version, appType, addressType } = context
  const blocks = JSON.stringify(wireBlocks({ appType, addressType }, answers, today(at), remote))
  return { uuid, version, appType, addressType, blocks, fieldVersions: JSON.stringify(fieldVersions), at }
}
