import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { stopPostmaster } from '../../src/server/db/postmaster.ts'
import { putDatabaseInto } from '../support/embedded.ts'
import { freePort } from '../support/free-port.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const NEEDED = ['src', 'scripts', 'migrations', 'build', 'package.json', 'package-lock.json', 'vite.config.ts', 'tsconfig.base.json'] // biome-ignore format: a list

/** What the page has, once it has it. */
async function untilSeen(url: string, words: string): Promise<void> {
  for (;;) {
    const page = await fetch(url).then((answer) => answer.text(), () => '') // biome-ignore format: short
    if (page.includes(words)) return
    await sleep(20)
  }
}

test('`npm run dev` shows a change of the pages, and one of the server', async () => {
  const copy = mkdtempSync(path.join(tmpdir(), 'gatepost-dev-'))
  for (const name of NEEDED) cpSync(path.join(ROOT, name), path.join(copy, name), { recursive: true })
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'))
  putDatabaseInto(copy)
  const port = String(await freePort())
  const script = spawn(process.execPath, ['scripts/dev.mjs'], {
    cwd: copy,
    env: { PATH: process.env['PATH'] ?? '', PORT: port, DATA_DIR: copy, LOG_LEVEL: 'warn' },
    stdio: 'ignore',
  })
  const ended = new Promise((resolve) => script.once('close', resolve))
  onTestFinished(async () => {
    script.kill('SIGKILL')
    await stopPostmaster(path.join(copy, 'postgres'), 10_000)
    rmSync(copy, { recursive: true, force: true })
  })
  const origin = `http://127.0.0.1:${port}`
  await untilSeen(origin, 'Gatepost')
  const edit = (file: string, from: RegExp, to: string): void => {
    const place = path.join(copy, file)
    writeFileSync(place, readFileSync(place, 'utf8').replace(from, to))
  }
  for (const [file, from, to, page] of [
    ['src/web/screens/home/home-screen.tsx', /<strong>SELL/, '<strong>Changed in the pages', '/'],
    ['src/server/sandbox/messages-page.ts', /<h1>/, '<h1>Changed in the server ', '/sandbox'],
  ] as const) {
    edit(file, from, to)
    await untilSeen(origin + page, /Changed in the \w+/.exec(to)?.[0] ?? '')
  }
  script.kill('SIGTERM')
  expect(await ended).toBe(0)
}, 300_000)
