import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { UPLOAD_MESSAGES } from '#shared/form/upload-messages.ts'
import { anActor } from '../../../../tests/support/actor.ts'
import { hostileFiles, SCRIPTS } from '../../../../tests/support/hostile-files.ts'
import { aPicture } from '../../../../tests/support/pictures.ts'
import { aFreePort, aPreparedDataDir, startProgram, untilReady } from '../../../../tests/support/program.ts'
import { expectWithin } from '../../../../tests/support/time-taken.ts'
import { toServer } from '../../../../tests/support/transports.ts'

const MINUTES = 60_000
const MOST_MS = 2_000
const MOST_MEMORY_KB = 512 * 1_024

/** The process's peak memory. */
const memoryOf = (pid: number | undefined): number =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])

test(
  'every file that is no photo is refused clearly, or a clean picture is made of it; the next photo is taken',
  async () => {
    const dataDir = aPreparedDataDir()
    const program = startProgram({ PORT: await aFreePort(), DATA_DIR: dataDir, LOG_LEVEL: 'warn' })
    await untilReady(program)
    for (const { what, name, type, bytes, refused } of await hostileFiles()) {
      const browser = anActor(toServer(program.origin))
      const startedAt = performance.now()
      const { status, answer } = await browser.upload(bytes, { name, type })
      expectWithin(performance.now() - startedAt, MOST_MS, { of: what })
      expect(status, what).toBe(200)
      if (refused === null) {
        for (const url of [answer.url, answer.thumbnail]) {
          const picture = Buffer.from(await (await browser.call(url ?? '')).arrayBuffer())
          expect(picture.subarray(0, 3), what).toEqual(Buffer.from([0xff, 0xd8, 0xff]))
          for (const part of SCRIPTS) expect(picture.includes(part), `${what}: ${part}`).toBe(false)
        }
      } else {
        expect(answer, what).toEqual({ success: false, error_message: UPLOAD_MESSAGES.wrongType + refused })
      }
      expect((await browser.upload(await aPicture())).answer.success, what).toBe(true)
    }
    expect(memoryOf(program.child.pid)).toBeLessThan(MOST_MEMORY_KB)
    expect(readdirSync(path.join(dataDir, 'photos', 'incoming'))).toEqual([])
    expect(program.logged()).not.toMatch(/"level":"(?:error|fatal)"/)
    program.child.kill('SIGTERM')
    expect(await program.ended).toBe(0)
  },
  5 * MINUTES,
)
