import type { IncomingMessage } from 'node:http'
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy'
import { type Breakable, breakable } from './breakable.ts'
import { failureOf, type ReceivedFile, receiveBody, store, type WantedFile } from './receive-body.ts'
import { malformed, type Refusal } from './refusal.ts'
import { within } from './within.ts'

export interface ReceivedForm {
  readonly fields: ReadonlyMap<string, string>
  readonly file: ReceivedFile
}

interface Parts {
  readonly parser: BusboyInstance
  readonly fields: Map<string, string>
  file: { readonly stream: BusboyFileStream; readonly stored: Promise<ReceivedFile> } | null
  /** For a form that can still be read to its end. */
  problem: Refusal | null
  readonly reading: Breakable
  readonly finished: Promise<void>
}

const LIMITS = {
  files: 1,
  fields: 5,
  parts: 6,
  fieldSize: 200,
  fieldNameSize: 100,
  headerPairs: 20,
  headerSize: 8_192,
}
/** Once all data are there, only a waiting parser can be left. */
const END_MS = 3_000

const notAForm = (): Refusal => malformed('The request is not a valid multipart form.')

export const receiveForm = (raw: IncomingMessage, wanted: WantedFile): Promise<ReceivedForm> =>
  receiveBody(raw, wanted, notAForm, (target) => {
    const parts = partsOf(raw, wanted.mostBytes, target)
    const { parser, reading } = parts
    return {
      reading,
      write: (chunk) => new Promise<void>((resolve) => parser.write(chunk, () => resolve())),
      end: (bytes) => end(parts, () => wanted.tooBig(bytes)),
      giveUp: async () => {
        parts.file?.stream.destroy()
        // The parser often notices a failing disk first, since it has nowhere to write.
        return parts.file && failureOf(parts.file.stored)
      },
    }
  })

async function end(parts: Parts, tooBig: () => Refusal): Promise<ReceivedForm> {
  const { parser, reading, finished } = parts
  parser.end()
  await reading.wait(within(END_MS, finished, notAForm))
  if (parts.problem) throw parts.problem
  if (!parts.file) throw malformed('The form needs a file under the name file.')
  const file = await parts.file.stored
  if (parts.file.stream.truncated) throw tooBig()
  return { fields: parts.fields, file }
}

function partsOf({ headers }: IncomingMessage, mostBytes: number, target: string): Parts {
  const parser = new Busboy({
    headers: { ...headers, 'content-type': headers['content-type'] ?? '' },
    limits: { ...LIMITS, fileSize: mostBytes },
  })
  const reading = breakable()
  const { breakOff } = reading
  const finished = new Promise<void>((resolve) => parser.once('finish', resolve))
  const parts: Parts = { parser, fields: new Map(), file: null, problem: null, reading, finished }
  parser.on('error', breakOff)
  parser.on('field', (name, value, nameIsCut, valueIsCut) => {
    if (nameIsCut || valueIsCut) parts.problem ??= malformed('The form has a field that is too long.')
    if (parts.fields.has(name)) parts.problem ??= malformed('The form has a field twice.')
    parts.fields.set(name, value)
  })
  parser.on('file', (name, stream) => {
    // Before any wait: an error event without a listener ends the process.
    stream.on('error', breakOff)
    if (name !== 'file') parts.problem ??= malformed('The form needs its file under the name file.')
    const stored = store(stream, target)
    stored.catch(breakOff)
    parts.file = { stream, stored }
  })
  for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) {
    parser.on(limit, () => {
      parts.problem ??= malformed('The form has more than one file and a few fields.')
    })
  }
  return parts
}
