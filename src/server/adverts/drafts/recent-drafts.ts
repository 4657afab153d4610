import type { DraftAnswers } from '#shared/advert/answers.ts'
import type { AddressType, AppType } from '#shared/form/block.ts'

export interface DraftInMemory {
  readonly version: number
  readonly appType: AppType
  readonly addressType: AddressType
  readonly answers: DraftAnswers
  /** For each answer, and for the address type, the version at which it last changed. */
  readonly fieldVersions: Readonly<Record<string, number>>
}

/** A cache that spares reading and parsing rows. It may be stale: a write succeeds only over the version that is stored. */
export interface RecentDrafts {
  /** Also removes it; the caller keeps the new version. */
  readonly take: (uuid: string, ownerKey: Buffer) => DraftInMemory | null
  readonly keep: (uuid: string, ownerKey: Buffer, draft: DraftInMemory) => void
}

/** Characters. Larger drafts are rare, and are read from their rows. */
const LARGEST = 12_000

const lengthOf = ({ answers }: DraftInMemory): number =>
  Object.values(answers).reduce<number>(
    (sum, value) => sum + (typeof value === 'string' ? value.length : 0),
    0,
  )

export function recentDrafts(most: number): RecentDrafts {
  // Oldest first.
  const drafts = new Map<string, { readonly ownerKey: Buffer; readonly draft: DraftInMemory }>()
  return {
    take: (uuid, ownerKey) => {
      const known = drafts.get(uuid)
      if (!known?.ownerKey.equals(ownerKey)) return null
      drafts.delete(uuid)
      return known.draft
    },
    keep: (uuid, ownerKey, draft) => {
      drafts.delete(uuid)
      if (lengthOf(draft) > LARGEST) return
      drafts.set(uuid, { ownerKey, draft })
      const oldest = drafts.size > most ? drafts.keys().next().value : undefined
      if (oldest !== undefined) drafts.delete(oldest)
    },
  }
}
