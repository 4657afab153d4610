import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, statfsSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { describe, expect, onTestFinished, test } from 'vitest'
import { anActor, photoOfAnswer, type UploadAnswer } from '../../tests/support/actor.ts'
import { aDatabase } from '../../tests/support/database.ts'
import { aPicture } from '../../tests/support/pictures.ts'
import { aDataDir, aFreePort, startProgram, untilReady } from '../../tests/support/program.ts'
import { toServer } from '../../tests/support/transports.ts'
import { photoNames } from './adverts/photos/photo-names.ts'
import { photoStore } from './adverts/photos/photo-store.ts'
import { sweepPhotos } from './adverts/photos/sweep-photos.ts'
import { diskPhotoFiles } from './gateways/disk-photo-files.ts'

const KILLS = process.env['FULL'] === '1' ? 200 : 2
const MINUTES = 60_000
const UPLOADERS = 4

/** A browser that uploads one picture after another and names each; it remembers what it was promised. */
function aPersistentUploader(origin: string) {
  const browser = anActor(toServer(origin))
  const promised: UploadAnswer[] = []
  let version = 0
  let pending: Buffer | null = null
  let kept = 0
  const step = async (): Promise<void> => {
    pending ??= await aPicture(400, 300)
    const { status, answer } = await browser.upload(pending)
    // The first answer may have been lost on its way.
    const isTaken =
      answer.success || (answer.id !== undefined && promised.every(({ id }) => id !== answer.id))
    expect([200, 503]).toContain(status)
    if (!isTaken) return
    pending = null
    kept += 1
    promised.push(answer)
    while (promised.length > 15) promised.shift()
    const saved = await browser.savePhotos(
      version,
      promised.map((one) => photoOfAnswer(one)),
    )
    version = saved.body.result?.data?.version ?? version
  }
  return { browser, step, promised: () => promised, kept: () => kept }
}

describe('kill -9', () => {
  test(
    `at ${KILLS} moments of uploads: every row has its good files, what is left over is swept, and nothing promised is lost`,
    async () => {
      const { database, another, environment } = await aDatabase()
      const dataDir = aDataDir()
      const env = { PORT: await aFreePort(), DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...environment }
      const uploaders = Array.from({ length: UPLOADERS }, () =>
        aPersistentUploader(`http://127.0.0.1:${env.PORT}`),
      )
      const keptSoFar = (): number => uploaders.reduce((sum, { kept }) => sum + kept(), 0)
      let program = startProgram(env)
      await untilReady(program)
      for (let kill = 0; kill < KILLS; kill++) {
        let isOver = false
        const work = uploaders.map(async ({ step }) => {
          while (!isOver) await step().catch(() => sleep(5))
        })
        // Every other time a moment after enough was kept: what was promised last has to be there too.
        const enough = keptSoFar() + UPLOADERS
        if (kill % 2 === 0) await sleep(30 + Math.random() * 250)
        else while (keptSoFar() < enough) await sleep(5)
        program.child.kill('SIGKILL')
        await program.ended
        isOver = true
        await Promise.all(work)
        program = startProgram(env)
        await untilReady(program)
      }
      const photos = path.join(dataDir, 'photos')
      const files = diskPhotoFiles(photos)
      const { rows } = await database.query<{ id: string }>('select id from photos')
      expect(rows.length).toBeGreaterThanOrEqual(UPLOADERS)
      for (const { id } of rows) {
        for (const name of photoNames(id)) {
          const bytes = await files.get(name)
          expect(bytes && (await sharp(bytes).metadata()).format, name).toBe('jpeg')
        }
      }
      for (const { browser, promised } of uploaders) {
        for (const { url } of promised()) expect((await browser.call(url ?? '')).status).toBe(200)
      }
      const incoming = path.join(photos, 'incoming')
      const now = () => new Date(Date.now() + 2 * 3_600_000)
      await sweepPhotos({ photos: photoStore(another()), files, incoming, now })
      const known = new Set(rows.flatMap(({ id }) => photoNames(id)))
      expect(filesBelow(photos).filter((name) => !known.has(name))).toEqual([])
      program.child.kill('SIGTERM')
      expect(await program.ended).toBe(0)
    },
    30 * MINUTES,
  )
})

/** A small disk of our own takes the right to mount one. */
const canMount = process.getuid?.() === 0 && spawnSync('unshare', ['-m', 'true']).status === 0

function mountSmallDisk(folder: string, options: string): void {
  mkdirSync(folder, { recursive: true })
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder])
  if (status !== 0) throw new Error('a small disk could not be mounted')
  onTestFinished(() => void spawnSync('umount', ['-l', folder]))
}

function remount(folder: string, options: string): void {
  expect(spawnSync('mount', ['-o', `remount,${options}`, folder]).status).toBe(0)
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)

test.skipIf(!canMount)(
  'a disk that is full (only where root may mount one): a clear answer, no row and no file; once there is room the next upload works',
  async () => {
    const { database, environment } = await aDatabase()
    const dataDir = aDataDir()
    const photos = path.join(dataDir, 'photos')
    const whole = 'size=50m,nr_inodes=10000'
    mountSmallDisk(photos, whole)
    const program = startProgram({
      PORT: await aFreePort(),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      ...environment,
    })
    await untilReady(program)
    const browser = anActor(toServer(program.origin))
    const stored = async () => [
      (await database.query('select id from photos')).rows.length,
      filesBelow(photos).length,
    ]
    for (const [of, options] of [
      ['from the first byte', (used: number) => `size=${used + 4}k`],
      ['after what was received', (used: number) => `size=${used + 600}k`],
      ['of names', (_used: number, names: number) => `size=50m,nr_inodes=${names}`],
    ] as const) {
      const before = await stored()
      const { bavail, blocks, bsize, files, ffree } = statfsSync(photos)
      remount(photos, options(((blocks - bavail) * bsize) / 1_024, files - ffree))
      const picture = await aPicture(1_200, 900)
      for (let attempt = 0; attempt < 3; attempt++) {
        const { status, answer } = await browser.upload(picture)
        expect([status, answer.success], of).toEqual([503, false])
        expect(answer.error_message).toMatch(/Try again/)
      }
      expect(await stored(), of).toEqual(before)
      remount(photos, whole)
      expect((await browser.upload(picture)).answer.success, of).toBe(true)
    }
    program.child.kill('SIGTERM')
    expect(await program.ended).toBe(0)
  },
  5 * MINUTES,
)
