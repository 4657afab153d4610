import type { IncomingMessage } from 'node:http'

/** The signal aborts when the caller has gone, or was gone before. */
export async function whileThere<T>(
  { socket }: IncomingMessage,
  work: (gone: AbortSignal) => Promise<T>,
): Promise<T> {
  const gone = new AbortController()
  const onClose = (): void => gone.abort()
  if (socket.destroyed) onClose()
  socket.once('close', onClose)
  try {
    return await work(gone.signal)
  } finally {
    socket.off('close', onClose)
  }
}
