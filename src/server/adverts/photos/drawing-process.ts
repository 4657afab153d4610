import { type DrawAnswer, type DrawRequest, drawPicture } from './draw-picture.ts'

/** 'failed' is our own fault, such as an unreadable file; `reason` is for the log. */
export type ProcessAnswer = DrawAnswer | { readonly kind: 'failed'; readonly reason: string }

/** A decoder cannot be interrupted, so the process is killed when the server ends. */
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'))
// A terminal or service signals all processes; we finish the picture, and the server ends us.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)

process.on('message', (request: DrawRequest) => {
  void drawPicture(request)
    .catch(
      (error: NodeJS.ErrnoException): ProcessAnswer => ({ kind: 'failed', reason: error.code ?? error.name }),
    )
    .then((answer) => process.send?.(answer))
})
process.send?.('ready')
