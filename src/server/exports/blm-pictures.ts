import { plansIn, withoutPlans } from '#shared/form/photo.ts'
import type { ExportedAdvert } from '../formats/exported.ts'
import { blmPictureName } from '../formats/write-blm.ts'
import type { FileToZip } from './zipped.ts'

interface PictureDeps {
  readonly photo: (id: string) => Promise<Buffer | null>
}

/** Those that its row names, one at a time. A row that an agent sent names the agent's own. */
export async function* blmPictures(
  { photo }: PictureDeps,
  { listing, answers: { files_uploaded: files }, agent }: ExportedAdvert,
): AsyncGenerator<FileToZip> {
  if (agent?.sent.format === 'blm') return
  const named = [
    ...withoutPlans(files).map(({ id }, index) => ({ id, name: blmPictureName(listing, 'IMG', index) })),
    ...plansIn(files).map(({ id }, index) => ({ id, name: blmPictureName(listing, 'FLP', index) })),
  ]
  for (const { id, name } of named) {
    const content = await photo(id)
    if (content !== null) yield { name, content }
  }
}
