import type { WalkedBlock } from '#shared/form/walk.ts'

/** How the uploads of each field stand: of 'failed' ones something has not arrived. */
export type Uploads = Readonly<Record<string, 'pending' | 'failed' | undefined>>

/** Fields that are still being uploaded count as valid. */
export function withoutPending(uploads: Uploads, walked: WalkedBlock[]): WalkedBlock[] {
  return walked.map((one) => {
    if (one.valid || !one.fields.some(({ name }) => uploads[name] === 'pending')) return one
    const fields = one.fields.map((field) =>
      uploads[field.name] === 'pending' ? { ...field, error: null } : field,
    )
    return { ...one, fields, valid: fields.every(({ error }) => error === null) }
  })
}
