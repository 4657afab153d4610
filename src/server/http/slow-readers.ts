import type { ServerResponse } from 'node:http'
import type { WantedFile } from './receive-body.ts'

/**
 * Breaks off an answer of which more waits than its reader takes. What the system holds for a reader counts as taken, and is
 * some megabytes: over a short time a steady reader seems to take nothing.
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
