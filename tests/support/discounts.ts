import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const ROOT = path.resolve(import.meta.dirname, '../..')

/** Makes a discount code as the operator does, in the database of this run's server. */
export async function addDiscount(code: string, ...terms: string[]): Promise<void> {
  const node = path.join(ROOT, 'node_modules/.bin/node')
  await run(node, ['src/server/operator.ts', 'discount', 'add', code, ...terms, '--why', 'A test.'], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: process.env['E2E_DATA_DIR'], NODE_ENV: 'test' },
    timeout: 90_000,
  })
}
