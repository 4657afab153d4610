import { plansIn, withoutPlans } from '#shared/form/photo.ts'
import type { AgentsPart, ExportedAdvert } from '../../formats/exported.ts'
import { blmPictureName } from '../../formats/write-blm.ts'
import { fileName } from '../../formats/zip-names.ts'
import type { FileToZip } from './zipped.ts'

interface PictureDeps {
  readonly photo: (id: string) => Promise<Buffer | null>
}

/** Those that its row names, one at a time. `written` are the names that the zip has, of which none may stand there twice. */
export async function* blmPictures(
  { photo }: PictureDeps,
  advert: ExportedAdvert,
  written: Set<string>,
): AsyncGenerator<FileToZip> {
  const { agent } = advert
  for (const { id, name } of agent?.sent.format === 'blm' ? agentsNames(agent) : ourNames(advert)) {
    if (written.has(name)) continue
    written.add(name)
    const content = await photo(id)
    if (content !== null) yield { name, content }
  }
}

interface Named {
  readonly id: string
  readonly name: string
}

const ourNames = ({ listing, answers: { files_uploaded: files } }: ExportedAdvert): readonly Named[] => [
  ...withoutPlans(files).map(({ id }, index) => ({ id, name: blmPictureName(listing, 'IMG', index) })),
  ...plansIn(files).map(({ id }, index) => ({ id, name: blmPictureName(listing, 'FLP', index) })),
]

/** With one folder at most, as readers of zips ask for it. */
const agentsNames = ({ files }: AgentsPart): readonly Named[] =>
  files.flatMap(({ name: named, photo: id }) => {
    const name = fileName(named)?.name.split('/').slice(-2).join('/')
    return name === undefined ? [] : [{ id, name }]
  })
