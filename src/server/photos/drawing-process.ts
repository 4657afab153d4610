import { type DrawAnswer, type DrawRequest, drawPicture } from './draw-picture.ts'

/** 'failed': the fault is ours, such as a file that cannot be read; `reason` is for the log. */
export type ProcessAnswer = DrawAnswer | { readonly kind: 'failed'; readonly reason: string }

/**
 * The program of a process that draws one picture after another for the server. It lives as long as the server does:
 * a decoder does not look up before it is done, so that only a kill ends it.
 */
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'))
// Sent to all processes of a terminal or a service: a picture under way is still answered, and the server ends us.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)

process.on('message', (request: DrawRequest) => {
  void drawPicture(request)
    .catch(
      (error: NodeJS.ErrnoException): ProcessAnswer => ({ kind: 'failed', reason: error.code ?? error.name }),
    )
    .then((answer) => process.send?.(answer))
})
process.send?.('ready')
