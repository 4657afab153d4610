import type { ExportFormat } from '#shared/advert/export-formats.ts'
import { type Photo, photoUrl, plansIn, withoutPlans } from '#shared/form/photo.ts'
import { paths } from '#shared/journey/paths.ts'
import { today } from '#shared/values/iso-date.ts'
import { isListingId } from '#shared/values/listing-id.ts'
import type { ExportedAdvert } from '../formats/exported.ts'
import { blmFile, blmPictureName } from '../formats/write-blm.ts'
import { advertCsv } from '../formats/write-csv.ts'
import { jsonLd } from '../formats/write-json-ld.ts'
import { rtdfCall } from '../formats/write-property.ts'
import { zooplaListing } from '../formats/write-zoopla.ts'
import { advertPdf } from './advert-pdf.ts'
import type { FindOwnAdvert, OwnAdvert } from './export-store.ts'
import { zipOf } from './zip-of.ts'

export interface ExportDeps {
  readonly findOwn: FindOwnAdvert
  /** The large picture, a JPEG; null if it has gone. */
  readonly photo: (id: string) => Promise<Buffer | null>
  readonly now: () => Date
}

export interface ExportedFile {
  readonly name: string
  readonly type: string
  readonly bytes: Buffer
}

/** Null if there is no such advert of this owner. `origin` is what addresses in it begin with. */
export async function exportAdvert(
  deps: ExportDeps,
  { listing, ownerKey, origin }: { listing: string; ownerKey: Buffer; origin: string },
  format: ExportFormat,
): Promise<ExportedFile | null> {
  if (!isListingId(listing)) return null
  const own = await deps.findOwn(listing, ownerKey, today(deps.now()))
  if (own === null) return null
  const advert = {
    ...own,
    url: origin + paths.advert(listing),
    ...picturesOf(own, origin),
  }
  return WRITERS[format](deps, advert, own)
}

function picturesOf({ answers: { files_uploaded: files } }: OwnAdvert, origin: string) {
  const exported = ({ id, caption = '' }: Photo) => ({ url: origin + photoUrl(id), caption })
  return { photos: withoutPlans(files).map(exported), plans: plansIn(files).map(exported) }
}

type Write = (deps: ExportDeps, advert: ExportedAdvert, own: OwnAdvert) => Promise<ExportedFile>

const textFile =
  (ending: string, type: string, write: (advert: ExportedAdvert) => string): Write =>
  async (_deps, advert) => ({
    name: `${advert.listing}.${ending}`,
    type: `${type}; charset=utf-8`,
    bytes: Buffer.from(write(advert)),
  })

const json = (write: (advert: ExportedAdvert) => object) => (advert: ExportedAdvert) =>
  `${JSON.stringify(write(advert), null, 2)}\n`

const WRITERS: Readonly<Record<ExportFormat, Write>> = {
  rtdf: textFile('rtdf.json', 'application/json', json(rtdfCall)),
  zoopla: textFile('zoopla.json', 'application/json', json(zooplaListing)),
  jsonld: textFile('jsonld', 'application/ld+json', json(jsonLd)),
  csv: textFile('csv', 'text/csv', advertCsv),
  blm: writeBlm,
  pdf: writePdf,
}

/** The file and its photos at the root of a zip, as readers of BLM ask for them. */
async function writeBlm(
  { photo, now }: ExportDeps,
  advert: ExportedAdvert,
  own: OwnAdvert,
): Promise<ExportedFile> {
  const filesOf = (kind: 'IMG' | 'FLP', pictures: readonly Photo[]) =>
    pictures.map(async ({ id }, index) => ({
      name: blmPictureName(advert.listing, kind, index),
      bytes: await photo(id),
    }))
  const named = own.answers.files_uploaded
  const files = await Promise.all([...filesOf('IMG', withoutPlans(named)), ...filesOf('FLP', plansIn(named))])
  const stock = { name: `${advert.listing}.blm`, bytes: Buffer.from(blmFile(advert, now()), 'latin1') }
  const bytes = await zipOf([
    stock,
    ...files.flatMap(({ name, bytes: found }) => (found ? [{ name, bytes: found }] : [])),
  ])
  return { name: `${advert.listing}.zip`, type: 'application/zip', bytes }
}

async function writePdf(
  { photo }: ExportDeps,
  advert: ExportedAdvert,
  own: OwnAdvert,
): Promise<ExportedFile> {
  const [cover] = withoutPlans(own.answers.files_uploaded)
  const picture = cover === undefined ? null : await photo(cover.id)
  return { name: `${advert.listing}.pdf`, type: 'application/pdf', bytes: await advertPdf(advert, picture) }
}
