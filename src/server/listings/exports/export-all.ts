import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import type { ExportFormat } from '#shared/advert/export-formats.ts'
import { BlmWriter } from '../../formats/blm-writer.ts'
import type { ExportedAdvert } from '../../formats/exported.ts'
import type { BlmRow } from '../../formats/read-blm-row.ts'
import { blmRow } from '../../formats/write-blm.ts'
import { csvHead, csvLine } from '../../formats/write-csv.ts'
import { blmPictures } from './blm-pictures.ts'
import { type ExportDeps, type ExportedFile, type Exporter, exportFile, findAdvert } from './export-advert.ts'
import { type FileToZip, zipped } from './zipped.ts'

export interface ExportAllDeps extends ExportDeps {
  /** Rows of a download lie there until its head is known. */
  readonly incoming: string
}

export interface ExportedStream extends ExportedFile {
  readonly content: Readable
}

type Adverts = () => AsyncGenerator<ExportedAdvert>

/** All of these adverts, of which it never holds more than one; those that went meanwhile are left out. */
export function exportAll(
  deps: ExportAllDeps,
  listings: readonly string[],
  by: Exporter,
  format: ExportFormat,
): ExportedStream {
  const adverts: Adverts = async function* () {
    for (const listing of listings) {
      const advert = await findAdvert(deps, listing, by)
      if (advert !== null) yield advert
    }
  }
  if (format === 'csv') {
    return { name: 'adverts.csv', type: 'text/csv; charset=utf-8', content: Readable.from(csvOf(adverts)) }
  }
  const files = format === 'blm' ? blmFiles(deps, adverts) : filesOf(deps, adverts, by, format)
  return { name: `adverts-${format}.zip`, type: 'application/zip', content: zipped(files) }
}

async function* csvOf(adverts: Adverts): AsyncGenerator<string> {
  yield csvHead()
  for await (const advert of adverts()) yield csvLine(advert)
}

async function* filesOf(
  deps: ExportDeps,
  adverts: Adverts,
  by: Exporter,
  format: Exclude<ExportFormat, 'blm'>,
): AsyncGenerator<FileToZip> {
  for await (const advert of adverts()) yield exportFile(deps, advert, by, format)
}

/** The head of the file names the columns of all its rows, and marks that none of them has. */
async function* blmFiles(deps: ExportAllDeps, adverts: Adverts): AsyncGenerator<FileToZip> {
  const rows = path.join(deps.incoming, randomUUID())
  const writer = new BlmWriter()
  try {
    await writeFile(rows, surveyed(adverts, writer), { flag: 'wx', mode: 0o600 })
    yield { name: 'adverts.blm', content: stockOf(writer, rows, deps.now()) }
    const written = new Set<string>()
    for await (const advert of adverts()) yield* blmPictures(deps, advert, written)
  } finally {
    await rm(rows, { force: true })
  }
}

/** Of what ends a line for `readline`, JSON escapes all but these. */
const OTHER_LINE_ENDS = /[\u2028\u2029]/g

async function* surveyed(adverts: Adverts, writer: BlmWriter): AsyncGenerator<string> {
  for await (const advert of adverts()) {
    const row = blmRow(advert)
    writer.survey(row)
    yield `${JSON.stringify(row).replaceAll(OTHER_LINE_ENDS, (sign) => (sign === '\u2028' ? '\\u2028' : '\\u2029'))}\n`
  }
}

async function* stockOf(writer: BlmWriter, rows: string, at: Date): AsyncGenerator<string> {
  yield writer.head(at)
  for await (const line of createInterface({ input: createReadStream(rows), crlfDelay: Infinity })) {
    yield writer.row(JSON.parse(line) as BlmRow)
  }
  yield writer.end()
}
