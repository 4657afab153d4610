import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

/** Photos are compressed already. */
const STORED = /\.jpg$/

export async function zipOf(
  files: readonly { readonly name: string; readonly bytes: Buffer }[],
): Promise<Buffer> {
  const zip = new ZipFile()
  for (const { name, bytes } of files) zip.addBuffer(bytes, name, { compress: !STORED.test(name) })
  zip.end()
  return buffer(zip.outputStream)
}
