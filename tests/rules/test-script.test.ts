import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** The living processes that were started with this folder for what is temporary, or that name it. */
const processesOf = (folder: string): string[] =>
  readdirSync('/proc')
    .filter((pid) => /^\d+$/.test(pid))
    .flatMap((pid) => {
      try {
        const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
        const environment = readFileSync(`/proc/${pid}/environ`, 'utf8')
        return command !== '' && (command + environment).includes(folder) ? [command] : []
      } catch {
        // It ended between the list and the look.
        return []
      }
    })

const untilSome = async (folder: string, pattern: RegExp, script: ChildProcess): Promise<void> => {
  while (!processesOf(folder).some((command) => pattern.test(command))) {
    if (script.exitCode !== null) throw new Error(`It ended before there was any ${pattern.source}.`)
    await sleep(50)
  }
}

test.runIf(process.platform === 'linux').each(['browser', 'faults'])(
  '`npm test` that is ended by SIGTERM leaves no server running: %s',
  async (part) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'run-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const script = spawn(process.execPath, ['scripts/test.mjs', part], {
      cwd: ROOT,
      env: { ...process.env, TMPDIR: folder },
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    let output = ''
    script.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
    const ended = new Promise((resolve) => script.once('close', resolve))
    await untilSome(folder, /src\/server\/main\.ts/, script)
    // A database is there a moment after its server.
    await untilSome(folder, /postgres/, script)
    script.kill('SIGTERM')
    expect(await ended).toBe(1)
    expect(output.trimEnd().split('\n').at(-1)).toMatch(/^\d+ passed, \d+ failed$/)
    await expect.poll(() => processesOf(folder), { timeout: 10_000 }).toEqual([])
  },
  120_000,
)

test('each test file that the script of `npm test` names is there', () => {
  const script = readFileSync(path.join(ROOT, 'scripts/test.mjs'), 'utf8')
  const named = [...script.matchAll(/'([^'*]+[.]test[.]ts)'/g)].map(([, file]) => file ?? '')
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([])
})
