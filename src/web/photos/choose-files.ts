import { UPLOAD_MESSAGES } from '#shared/form/upload-messages.ts'
import type { Chosen, PhotoProblem, PhotoTile } from '#web/form/photo-tiles.ts'

type FileFacts = Pick<File, 'name' | 'type'>

const TYPES = /^image\/(?:jpe?g|pjpeg|png|gif|webp|hei[cf])$/
const ENDINGS = /\.(?:jpe?g|jfif|png|gif|webp|hei[cf])$/i
const EMPTY = 'The selected file is empty'

/** A pasted picture has a type; a file from another system may only have an extension. */
const isPicture = ({ type, name }: FileFacts): boolean =>
  TYPES.test(type) || (type === '' && ENDINGS.test(name))

/** Which files are accepted, in order, and why the others are not. */
export function chooseFiles<F extends FileFacts>(
  files: readonly Chosen<F>[],
  tiles: readonly Pick<PhotoTile, 'uid'>[],
  max: number,
): { readonly taken: readonly Chosen<F>[]; readonly problems: readonly PhotoProblem[] } {
  const taken: Chosen<F>[] = []
  const uids = new Set(tiles.map(({ uid }) => uid))
  const problems = new Map<string, string[]>()
  for (const one of files) {
    const problem = problemOf(one, uids, max)
    if (problem) problems.set(problem, [...(problems.get(problem) ?? []), one.name])
    else {
      uids.add(one.uid)
      taken.push(one)
    }
  }
  return { taken, problems: [...problems].map(([message, names]) => ({ message, names })) }
}

function problemOf(
  { file, uid, size }: Chosen<FileFacts>,
  uids: ReadonlySet<string>,
  max: number,
): string | null {
  if (!isPicture(file)) return UPLOAD_MESSAGES.formats
  if (size === 0) return EMPTY
  if (uids.has(uid)) return UPLOAD_MESSAGES.notUnique
  return uids.size >= max ? UPLOAD_MESSAGES.tooMany(max) : null
}
