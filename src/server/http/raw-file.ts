import type { IncomingMessage } from 'node:http'
import { PassThrough } from 'node:stream'
import { breakable } from './breakable.ts'
import { failureOf, type ReceivedFile, receiveBody, store, type WantedFile } from './receive-body.ts'
import { malformed, type Refusal } from './refusal.ts'

const notRead = (): Refusal => malformed('We couldn’t read the file.')

/** A body that is a file, and nothing else. */
export const receiveFile = (raw: IncomingMessage, wanted: WantedFile): Promise<ReceivedFile> =>
  receiveBody(raw, wanted, notRead, (target) => {
    const reading = breakable()
    const stream = new PassThrough().on('error', reading.breakOff)
    const stored = store(stream, target)
    stored.catch(reading.breakOff)
    let bytes = 0
    return {
      reading,
      write: async (chunk) => {
        bytes += chunk.length
        if (bytes <= wanted.mostBytes)
          await new Promise<void>((resolve) => stream.write(chunk, () => resolve()))
      },
      end: async (size) => {
        if (bytes > wanted.mostBytes) throw wanted.tooBig(size)
        stream.end()
        return reading.wait(stored)
      },
      giveUp: () => {
        stream.destroy()
        return failureOf(stored)
      },
    }
  })
