import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { PendingListing } from '#shared/api/page-state.ts'
import type { AppType } from '#shared/form/block.ts'
import { type Changed, deleteDraft, restoreDraft } from '#web/api/publishing-api.ts'

export interface Deletion {
  readonly deleted: ReadonlySet<string>
  /** The draft with a call in progress. */
  readonly busy: string | null
  readonly problem: { readonly uid: string; readonly message: string } | null
  readonly change: (listing: PendingListing, isDeleted: boolean) => Promise<void>
}

/** Deletes drafts, and undoes that. The text that takes the place of the pressed button's takes the focus. */
export function useDeletion(onDeleted: (appType: AppType, uuid: string) => void): Deletion {
  const [deleted, setDeleted] = useState<ReadonlySet<string>>(new Set())
  const [busy, setBusy] = useState<string | null>(null)
  const [problem, setProblem] = useState<Deletion['problem']>(null)
  const change = async ({ uid, type }: PendingListing, isDeleted: boolean): Promise<void> => {
    setBusy(uid)
    setProblem(null)
    const done: Changed = await (isDeleted ? deleteDraft(uid) : restoreDraft(uid))
    setBusy(null)
    if (!done.ok) return setProblem({ uid, message: done.message })
    if (isDeleted) onDeleted(type, uid)
    flushSync(() =>
      setDeleted(
        (before) => new Set(isDeleted ? [...before, uid] : [...before].filter((one) => one !== uid)),
      ),
    )
    document.getElementById(`${isDeleted ? 'deleted' : 'pending'}-${uid}`)?.focus()
  }
  return { deleted, busy, problem, change }
}
