import { execFile } from 'node:child_process'
import path from 'node:path'
import { INHERITED } from './inherited.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

export interface Ended {
  readonly code: number
  readonly out: string
  readonly err: string
}

/** The operator's program as `npm run operator` runs it; `ending` tells it to stop. */
export function operator(
  words: readonly string[],
  environment: Readonly<Record<string, string>>,
  ending?: AbortSignal,
): Promise<Ended> {
  const args = [path.join(ROOT, 'src/server/operator.ts'), ...words]
  const env = { ...INHERITED, ...environment }
  return new Promise((resolve) => {
    const child = execFile(process.execPath, args, { cwd: ROOT, env }, (_error, out, err) =>
      resolve({ code: child.exitCode ?? -1, out, err }),
    )
    ending?.addEventListener('abort', () => child.kill('SIGTERM'))
  })
}
