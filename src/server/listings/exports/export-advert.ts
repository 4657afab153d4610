import type { Readable } from 'node:stream'
import type { ExportFormat } from '#shared/advert/export-formats.ts'
import { withoutPlans } from '#shared/form/photo.ts'
import { today } from '#shared/values/iso-date.ts'
import { isListingId } from '#shared/values/listing-id.ts'
import { blmFile } from '../../formats/blm-writer.ts'
import { type ExportedAdvert, exportedAdvert } from '../../formats/exported.ts'
import type { DrawPdf } from '../../formats/pdf-sheet.ts'
import { blmRow } from '../../formats/write-blm.ts'
import { advertCsv } from '../../formats/write-csv.ts'
import { jsonLd } from '../../formats/write-json-ld.ts'
import { rtdfCall } from '../../formats/write-property.ts'
import { zooplaListing } from '../../formats/write-zoopla.ts'
import { advertSheet } from './advert-pdf.ts'
import { blmPictures } from './blm-pictures.ts'
import type { ExportStore, Whose } from './export-store.ts'
import { zipped } from './zipped.ts'

export interface ExportDeps {
  readonly adverts: ExportStore
  /** The large picture, a JPEG; null if it has gone. */
  readonly photo: (id: string) => Promise<Buffer | null>
  readonly drawPdf: DrawPdf
  readonly now: () => Date
}

export interface Exporter extends Whose {
  readonly client: string
  /** What addresses in an export begin with. */
  readonly origin: string
}

export interface ExportedFile {
  readonly name: string
  readonly type: string
  readonly content: Buffer | Readable
}

/** Null if there is no such advert of theirs. */
export async function exportAdvert(
  deps: ExportDeps,
  listing: string,
  by: Exporter,
  format: ExportFormat,
): Promise<ExportedFile | null> {
  const advert = await findAdvert(deps, listing, by)
  if (advert === null) return null
  return format === 'blm' ? blmZip(deps, advert) : exportFile(deps, advert, by, format)
}

export async function findAdvert(
  { adverts, now }: ExportDeps,
  listing: string,
  by: Exporter,
): Promise<ExportedAdvert | null> {
  const own = isListingId(listing) ? await adverts.findOwn(listing, by, today(now())) : null
  return own === null ? null : exportedAdvert(own, by.origin)
}

type Write = (deps: ExportDeps, advert: ExportedAdvert, by: Exporter) => Promise<Buffer>

interface Written {
  readonly ending: string
  readonly type: string
  readonly write: Write
}

const textFile = (ending: string, type: string, write: (advert: ExportedAdvert) => string): Written => ({
  ending,
  type: `${type}; charset=utf-8`,
  write: async (_deps, advert) => Buffer.from(write(advert)),
})

const json = (write: (advert: ExportedAdvert) => object) => (advert: ExportedAdvert) =>
  `${JSON.stringify(write(advert), null, 2)}\n`

/** Formats of which each advert is a file. */
const WRITERS: Readonly<Record<Exclude<ExportFormat, 'blm'>, Written>> = {
  rtdf: textFile('rtdf.json', 'application/json', json(rtdfCall)),
  zoopla: textFile('zoopla.json', 'application/json', json(zooplaListing)),
  jsonld: textFile('jsonld', 'application/ld+json', json(jsonLd)),
  csv: textFile('csv', 'text/csv', advertCsv),
  pdf: { ending: 'pdf', type: 'application/pdf', write: writePdf },
}

export async function exportFile(
  deps: ExportDeps,
  advert: ExportedAdvert,
  by: Exporter,
  format: Exclude<ExportFormat, 'blm'>,
): Promise<ExportedFile & { readonly content: Buffer }> {
  const { ending, type, write } = WRITERS[format]
  return { name: `${advert.listing}.${ending}`, type, content: await write(deps, advert, by) }
}

/** The file and its photos at the root of a zip, as readers of BLM ask for them. */
function blmZip(deps: ExportDeps, advert: ExportedAdvert): ExportedFile {
  const files = async function* () {
    const name = `${advert.listing}.blm`
    yield { name, content: Buffer.from(blmFile(blmRow(advert), deps.now())) }
    yield* blmPictures(deps, advert, new Set())
  }
  return { name: `${advert.listing}.zip`, type: 'application/zip', content: zipped(files()) }
}

async function writePdf(
  { photo, drawPdf }: ExportDeps,
  advert: ExportedAdvert,
  { client }: Exporter,
): Promise<Buffer> {
  const [cover] = withoutPlans(advert.answers.files_uploaded)
  return drawPdf(advertSheet(advert, cover === undefined ? null : await photo(cover.id)), client)
}
