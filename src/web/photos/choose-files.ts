import { plansIn, withoutPlans } from '#shared/form/photo.ts'
import { UPLOAD_MESSAGES } from '#shared/form/upload-messages.ts'
import type { Chosen, PhotoProblem } from '#web/form/photo-tiles.ts'

type FileFacts = Pick<File, 'name' | 'type'>

const TYPES = /^image\/(?:jpe?g|pjpeg|png|gif|webp|hei[cf])$/
const ENDINGS = /\.(?:jpe?g|jfif|png|gif|webp|hei[cf])$/i
const EMPTY = 'The selected file is empty'

/** A pasted picture has a type; a file from another system may only have an extension. */
const isPicture = ({ type, name }: FileFacts): boolean =>
  TYPES.test(type) || (type === '' && ENDINGS.test(name))

/** How many of each an advert may have. */
export interface MostFiles {
  readonly photos: number
  readonly plans: number
}

interface Identified {
  readonly uid: string
  readonly isPlan?: boolean
}

/** Which files are accepted, in order, and why the others are not. */
export function chooseFiles<F extends FileFacts>(
  files: readonly Chosen<F>[],
  tiles: readonly Identified[],
  max: MostFiles,
): { readonly taken: readonly Chosen<F>[]; readonly problems: readonly PhotoProblem[] } {
  const taken: Chosen<F>[] = []
  const problems: { message: string; names: string[]; isPlan: boolean }[] = []
  for (const one of files) {
    const message = problemOf(one, [...tiles, ...taken], max)
    const isPlan = one.isPlan === true
    const known = problems.find((problem) => problem.message === message && problem.isPlan === isPlan)
    if (message === null) taken.push(one)
    else if (known) known.names.push(one.name)
    else problems.push({ message, names: [one.name], isPlan })
  }
  return { taken, problems }
}

function problemOf(
  { file, uid, size, isPlan }: Chosen<FileFacts>,
  others: readonly Identified[],
  max: MostFiles,
): string | null {
  if (!isPicture(file)) return isPlan ? UPLOAD_MESSAGES.planFormats : UPLOAD_MESSAGES.formats
  if (size === 0) return EMPTY
  if (others.some((other) => other.uid === uid)) return UPLOAD_MESSAGES.notUnique
  const most = isPlan ? max.plans : max.photos
  const like = isPlan ? plansIn(others) : withoutPlans(others)
  return like.length >= most ? UPLOAD_MESSAGES.tooMany(most) : null
}
