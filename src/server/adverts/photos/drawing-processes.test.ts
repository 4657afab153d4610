import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { getPriority, tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { aPicture } from '../../../../tests/support/pictures.ts'
import { childrenOf } from '../../../../tests/support/processes.ts'
import { DrawingProcesses } from './drawing-processes.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'gatepost-drawing-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const LIMITS = { longestMs: 10_000, mostMemoryKb: 1_000_000, idleMs: 60_000 }
const HERE = new AbortController().signal

const alive = (): number[] => childrenOf(process.pid, 'drawing-process')

function processes(limits: Partial<typeof LIMITS> = {}) {
  const made = new DrawingProcesses({ ...LIMITS, ...limits })
  onTestFinished(async () => {
    made.close()
    while (alive().length > 0) await sleep(10)
  })
  return made
}

async function aFile(bytes: Promise<Buffer> = aPicture()) {
  const file = path.join(folder, String(performance.now()))
  writeFileSync(file, await bytes)
  return { file, mayHold: true }
}

test('a process is used again, and ends after a while without work', async () => {
  const drawing = processes({ idleMs: 1_000 })
  // Made beforehand: on a busy machine to make one can take longer than a process stays.
  const [file, next] = [await aFile(), await aFile()]
  expect((await drawing.draw(file, HERE)).kind).toBe('drawn')
  const [first] = alive()
  expect((await drawing.draw(next, HERE)).kind).toBe('drawn')
  expect(alive()).toEqual([first])
  await expect.poll(alive).toEqual([])
})

test('a process that gives no answer in time is killed; the next picture is drawn', async () => {
  const drawing = processes({ longestMs: 1_000 })
  await drawing.draw(await aFile(), HERE)
  const [pid = 0] = alive()
  process.kill(pid, 'SIGSTOP')
  expect(await drawing.draw(await aFile(), HERE)).toEqual({ kind: 'not-a-photo', why: 'too-much-work' })
  await expect.poll(alive).not.toContain(pid)
  expect((await drawing.draw(await aFile(), HERE)).kind).toBe('drawn')
})

test('a process that dies over a picture takes nothing else with it', async () => {
  const drawing = processes()
  await drawing.draw(await aFile(), HERE)
  const [pid = 0] = alive()
  process.kill(pid, 'SIGSTOP')
  const answer = drawing.draw(await aFile(), HERE)
  process.kill(pid, 'SIGKILL')
  expect(await answer).toEqual({ kind: 'not-a-photo', why: 'too-much-work' })
  expect((await drawing.draw(await aFile(), HERE)).kind).toBe('drawn')
})

test('a process is killed when nobody waits for its picture any more', async () => {
  const drawing = processes()
  await drawing.draw(await aFile(), HERE)
  const [pid = 0] = alive()
  process.kill(pid, 'SIGSTOP')
  const client = new AbortController()
  const answer = drawing.draw(await aFile(), client.signal)
  client.abort()
  await expect(answer).rejects.toThrow('abort')
  await expect.poll(alive).not.toContain(pid)
})

test('what the system stops by itself, such as Ctrl-C, leaves the picture under way', async () => {
  const drawing = processes()
  await drawing.draw(await aFile(), HERE)
  const [pid = 0] = alive()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.kill(pid, signal)
  await sleep(50)
  expect((await drawing.draw(await aFile(), HERE)).kind).toBe('drawn')
  expect(alive()).toEqual([pid])
})

test.runIf(process.platform === 'linux')('the kernel keeps its memory within the limit', async () => {
  const drawing = processes({ mostMemoryKb: 660_000 })
  const flat = sharp({ create: { width: 6_000, height: 4_000, channels: 3, background: '#abc' } })
  expect((await drawing.draw(await aFile(), HERE)).kind).toBe('drawn')
  const large = await aFile(flat.jpeg({ progressive: true }).toBuffer())
  expect(await drawing.draw(large, HERE)).toEqual({ kind: 'not-a-photo', why: 'too-much-work' })
  expect((await drawing.draw(await aFile(), HERE)).kind).toBe('drawn')
})

test.runIf(process.platform === 'linux')('all its threads let pages go first', async () => {
  await processes().draw(await aFile(), HERE)
  const [pid = 0] = alive()
  const threads = readdirSync(`/proc/${pid}/task`).map(Number)
  expect(threads.length).toBeGreaterThan(1)
  const own = getPriority()
  expect(threads.filter((thread) => getPriority(thread) <= own)).toEqual([])
})

test('where none can be started it says so', async () => {
  const drawing = processes({ mostMemoryKb: 1_000 })
  await expect(drawing.draw(await aFile(), HERE)).rejects.toThrow('drawing process')
})

test('once closed nothing is drawn and nothing runs', async () => {
  const made = processes()
  await made.draw(await aFile(), HERE)
  made.close()
  await expect.poll(alive).toEqual([])
  await expect(made.draw(await aFile(), HERE)).rejects.toThrow('stopping')
})
