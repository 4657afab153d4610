import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'

export interface FileToZip {
  readonly name: string
  readonly content: Buffer | AsyncIterable<string>
}

/** Pictures and PDFs are compressed already. */
const STORED = /\.(?:jpg|pdf)$/

/** Holds one file at a time: the next is asked for when the one before has been read. */
export function zipped(files: AsyncIterable<FileToZip>): Readable {
  const zip = new ZipFile()
  // Of yazl's own type, which lacks what every stream has.
  const output = zip.outputStream as Readable
  fill(zip, files, output).catch((error: Error) => output.destroy(error))
  return output
}

async function fill(zip: ZipFile, files: AsyncIterable<FileToZip>, output: Readable): Promise<void> {
  const left = new AbortController()
  output.once('close', () => left.abort())
  for await (const { name, content } of files) {
    const source = Readable.from(Buffer.isBuffer(content) ? [content] : content)
    zip.addReadStream(source, name, { compress: !STORED.test(name) })
    await finished(source, { signal: left.signal })
  }
  zip.end()
}
