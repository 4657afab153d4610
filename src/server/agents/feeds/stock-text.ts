import iconv from 'iconv-lite'

export type Charset = 'utf-8' | 'windows-1252'

/** UTF-8 if all of it is; else what Windows writes in the United Kingdom, whatever the file says of itself. */
export async function charsetOf(chunks: AsyncIterable<Buffer>): Promise<Charset> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const chunk of chunks) decoder.decode(chunk, { stream: true })
    decoder.decode()
    return 'utf-8'
  } catch {
    return 'windows-1252'
  }
}

/** The text of the file, a piece at a time. Node's own decoder of Windows-1252 has been wrong in several releases. */
export async function* textOf(chunks: AsyncIterable<Buffer>, charset: Charset): AsyncGenerator<string> {
  const decoder = iconv.getDecoder(charset)
  for await (const chunk of chunks) yield decoder.write(chunk)
  yield decoder.end() ?? ''
}
