import type { ServerResponse } from 'node:http'
import type { WantedFile } from './receive-body.ts'

/**
 * Breaks off an answer of which more waits than its reader takes. A piece counts as taken once it is handed to the system:
 * no piece may be as large as what has to be taken.
 */
export function cutSlowReader(answer: ServerResponse, { bytes, withinMs }: WantedFile['slowest']): void {
  if (answer.closed) return
  const sent = (): number => answer.socket?.bytesWritten ?? 0
  let before = sent()
  const look = setInterval(() => {
    if (answer.writableNeedDrain && sent() - before < bytes) answer.destroy()
    before = sent()
  }, withinMs)
  answer.once('close', () => clearInterval(look))
}
