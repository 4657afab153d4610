import { photoName, photoUid } from '#shared/form/photo-file.ts'
import { UPLOAD_MESSAGES } from '#shared/form/upload-messages.ts'
import type { PhotoProblem, PhotoTile } from '#web/form/photo-tiles.ts'

type FileFacts = Pick<File, 'name' | 'type' | 'size' | 'lastModified'>

export interface Chosen<F> {
  readonly file: F
  readonly uid: string
  readonly name: string
  readonly lastModified: number
}

const TYPES = /^image\/(?:jpe?g|pjpeg|png|gif|webp|hei[cf])$/
const ENDINGS = /\.(?:jpe?g|jfif|png|gif|webp|hei[cf])$/i
const EMPTY = 'The selected file is empty'

/** A pasted picture has a type; a file from another system may only have an extension. */
const isPicture = ({ type, name }: FileFacts): boolean =>
  TYPES.test(type) || (type === '' && ENDINGS.test(name))

/** Which files are accepted, in order, and why the others are not. */
export function chooseFiles<F extends FileFacts>(
  files: readonly F[],
  tiles: readonly Pick<PhotoTile, 'uid'>[],
  max: number,
): { readonly taken: readonly Chosen<F>[]; readonly problems: readonly PhotoProblem[] } {
  const taken: Chosen<F>[] = []
  const uids = new Set(tiles.map(({ uid }) => uid))
  const problems = new Map<string, string[]>()
  for (const file of files) {
    const facts = factsOf(file)
    const problem = problemOf(file, facts.uid, uids, max)
    if (problem) problems.set(problem, [...(problems.get(problem) ?? []), facts.name])
    else {
      uids.add(facts.uid)
      taken.push({ file, ...facts })
    }
  }
  return { taken, problems: [...problems].map(([message, names]) => ({ message, names })) }
}

function problemOf(file: FileFacts, uid: string, uids: ReadonlySet<string>, max: number): string | null {
  if (!isPicture(file)) return UPLOAD_MESSAGES.formats
  if (file.size === 0) return EMPTY
  if (uids.has(uid)) return UPLOAD_MESSAGES.notUnique
  return uids.size >= max ? UPLOAD_MESSAGES.tooMany(max) : null
}

function factsOf({ name, size, lastModified }: FileFacts): Omit<Chosen<unknown>, 'file'> {
  // A camera's clock can be set before 1970.
  const time = Math.max(0, Math.trunc(lastModified))
  const shown = photoName(name) || 'Photo'
  return { uid: photoUid({ name: shown, size, lastModified: time }), name: shown, lastModified: time }
}
