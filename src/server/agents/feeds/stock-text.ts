import iconv from 'iconv-lite'

export type Charset = 'utf-8' | 'windows-1252'

export class NotUtf8 extends Error {}

/** The text of the file, a piece at a time. As UTF-8 it throws NotUtf8 at what is none. */
export async function* textOf(chunks: AsyncIterable<Buffer>, charset: Charset): AsyncGenerator<string> {
  const decode = charset === 'utf-8' ? utf8() : windows1252()
  for await (const chunk of chunks) yield decode(chunk)
  yield decode()
}

type Decode = (chunk?: Buffer) => string

function utf8(): Decode {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  return (chunk) => {
    try {
      return decoder.decode(chunk, { stream: chunk !== undefined })
    } catch (error) {
      throw new NotUtf8('these bytes are not UTF-8', { cause: error })
    }
  }
}

/** Node's own decoder of it has been wrong in several releases. */
function windows1252(): Decode {
  const decoder = iconv.getDecoder('windows-1252')
  return (chunk) => (chunk === undefined ? (decoder.end() ?? '') : decoder.write(chunk))
}
