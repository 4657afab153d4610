import { photoUrl } from '#shared/form/photo.ts'
import { UPLOAD_MESSAGES } from '#shared/form/upload-messages.ts'
import type { Sending, Sent, sendPhoto } from '#web/api/upload-photo.ts'
import { type PhotoTile } from '#web/form/photo-tiles.ts'
import { type Chosen, chooseFiles } from './choose-files.ts'
import { type ListNeeds, PhotoList } from './photo-list.ts'
import type { Preparer } from './prepare.ts'
import { isUnderWay, standing } from './tile-order.ts'

/** Specification section 9. */
const PARALLEL = 2
const RETRY_MS = [2_000, 4_000, 8_000, 15_000, 30_000] as const
/** So often a single photo may fail on a line that is there, before the person is asked. */
const MOST_FAILURES = 5
/** Whoever is asked to wait longer is told so, and tries again when they like. */
const LONGEST_HOLD_MS = 60_000
const NOT_SENT = 'This photo could not be uploaded. Check your connection and try again.'
const NO_CONNECTION = 'No connection. It goes on by itself.'
const BUSY = 'The server is busy. It goes on by itself.'

export interface QueueNeeds extends ListNeeds {
  readonly max: number
  /** The draft's. */
  readonly uuid: () => string
  readonly prepare: Preparer['prepare']
  readonly send: typeof sendPhoto
}

type Later = Extract<Sent, { is: 'later' }>

/** A file on its way. */
interface Job extends Chosen<File> {
  /** What is sent of it, once that is known. */
  blob: Blob | null
  sending: Sending | null
  failures: number
}

/** Sends what was chosen, two at a time, in the order of the page. */
export class PhotoQueue {
  readonly list: PhotoList
  readonly #needs: QueueNeeds
  readonly #jobs = new Map<string, Job>()
  #waiting: ((isOver: boolean) => void)[] = []
  #isPreparing = false
  /** Since the last photo that came through. */
  #failures = 0
  #heldUntil = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(needs: QueueNeeds) {
    this.#needs = needs
    this.list = new PhotoList(needs)
    this.list.onSettled = () => this.#settle(true)
    this.list.onOver = (uid) => {
      this.#jobs.get(uid)?.sending?.stop()
      this.#jobs.delete(uid)
    }
  }

  take(files: readonly File[]): void {
    this.list.dropRemoved()
    const { taken, problems } = chooseFiles(files, this.list.tiles, this.#needs.max)
    for (const one of taken) this.#jobs.set(one.uid, { ...one, blob: null, sending: null, failures: 0 })
    this.#needs.store.setState({ problems })
    this.#join(taken.map(({ uid }) => uid))
    this.list.set([...this.list.tiles, ...taken.map(addedTile)])
    if (taken.length > 0)
      this.#needs.say(`${taken.length} ${taken.length === 1 ? 'photo' : 'photos'} added. Uploading.`)
    this.#run()
  }

  cancel(uid: string): void {
    const tile = this.list.tile(uid)
    if (!tile || !isUnderWay(tile)) return
    this.list.patch(uid, { state: 'canceled', message: UPLOAD_MESSAGES.canceled, progress: 0 })
    this.#jobs.get(uid)?.sending?.stop()
    this.#needs.say(UPLOAD_MESSAGES.canceled)
    this.#run()
  }

  retry(uid: string): void {
    const job = this.#jobs.get(uid)
    if (!job) return
    job.failures = 0
    this.#join([uid])
    this.list.dropRemoved()
    this.list.patch(uid, { state: job.blob ? 'queued' : 'added', message: null, progress: 0 })
    this.resume()
  }

  /** Goes on at once, whatever it was waiting for. */
  resume(): void {
    clearTimeout(this.#timer)
    this.#heldUntil = 0
    this.#run()
  }

  /** True once nothing is on its way any more, false where the person would not wait. */
  settled(): Promise<boolean> {
    return new Promise((resolve) => {
      if (this.list.isBusy) this.#waiting.push(resolve)
      else resolve(true)
    })
  }

  stopWaiting(): void {
    this.#settle(false)
  }

  stop(): void {
    clearTimeout(this.#timer)
    for (const { sending } of this.#jobs.values()) sending?.stop()
    this.#jobs.clear()
    this.list.stop()
  }

  #settle(isOver: boolean): void {
    for (const resolve of this.#waiting.splice(0)) resolve(isOver)
  }

  /** What is chosen while others are on their way is counted with them. */
  #join(uids: readonly string[]): void {
    const isBusy = this.list.isBusy
    this.#needs.store.setState(({ batch }) => ({ batch: [...new Set([...(isBusy ? batch : []), ...uids])] }))
  }

  #run(): void {
    this.#prepareNext()
    if (Date.now() < this.#heldUntil) return
    const tiles = this.list.tiles
    const sending = tiles.filter(({ state }) => state === 'uploading').length
    const queued = tiles.filter(({ state, isRemoved }) => state === 'queued' && !isRemoved)
    for (const { uid } of queued.slice(0, Math.max(0, PARALLEL - sending))) this.#send(uid)
  }

  #prepareNext(): void {
    const next = this.list.tiles.find(({ state, isRemoved }) => state === 'added' && !isRemoved)
    const job = next && this.#jobs.get(next.uid)
    if (!job || this.#isPreparing) return
    this.#isPreparing = true
    void this.#needs.prepare(job.file).then((prepared) => {
      this.#isPreparing = false
      const isWanted = this.#jobs.get(job.uid) === job && this.list.tile(job.uid)?.state === 'added'
      if (isWanted && 'problem' in prepared) this.#fail(job.uid, prepared.problem)
      else if (isWanted && 'blob' in prepared) {
        job.blob = prepared.blob
        const preview = prepared.preview && URL.createObjectURL(prepared.preview)
        this.list.patch(job.uid, { state: 'queued', preview })
      }
      this.#run()
    })
  }

  #send(uid: string): void {
    const job = this.#jobs.get(uid)
    if (!job?.blob) return
    this.list.patch(uid, { state: 'uploading', message: null, progress: 0 })
    const photo = { uuid: this.#needs.uuid(), file: job.blob, name: job.name }
    const sending = this.#needs.send(photo, (progress) => {
      if (this.list.tile(uid)?.state === 'uploading') this.list.patch(uid, { progress })
    })
    job.sending = sending
    void sending.ended.then((sent) => {
      if (job.sending !== sending) return
      job.sending = null
      if (this.#jobs.get(uid) === job && this.list.tile(uid)?.state === 'uploading') this.#ended(job, sent)
      this.#run()
    })
  }

  #ended(job: Job, sent: Sent): void {
    switch (sent.is) {
      case 'kept':
        return this.#keep(job, sent.id)
      case 'known':
        // Not on this page: an earlier answer to this very photo was lost on its way.
        return this.list.tiles.some(({ photo }) => photo?.id === sent.id)
          ? this.#fail(job.uid, sent.message)
          : this.#keep(job, sent.id)
      case 'refused':
        return this.#fail(job.uid, sent.message)
      case 'later':
        return this.#postpone(job, sent)
      case 'stopped':
    }
  }

  #keep({ uid, name, file, lastModified }: Job, id: string): void {
    this.#failures = 0
    const photo = { id, url: photoUrl(id), uid, name, size: file.size, lastModified }
    this.list.patch(uid, { state: 'success', photo, progress: 1, message: null })
    if (!this.list.isBusy && !this.list.failed)
      this.#needs.say(`All photos are uploaded. ${standing(this.list.tiles).length} of ${this.#needs.max}.`)
  }

  #fail(uid: string, message: string): void {
    this.list.patch(uid, { state: 'error', message, progress: 0 })
    this.#needs.say(`${this.list.tile(uid)?.name}: ${message}`)
  }

  #postpone(job: Job, { afterMs, status, message }: Later): void {
    const isRefusedOnline = status === 0 && navigator.onLine && ++job.failures >= MOST_FAILURES
    if (isRefusedOnline || (afterMs ?? 0) > LONGEST_HOLD_MS) {
      this.#fail(job.uid, message ?? NOT_SENT)
      return
    }
    const ms = afterMs ?? RETRY_MS[Math.min(this.#failures++, RETRY_MS.length - 1)] ?? 0
    this.#heldUntil = Math.max(this.#heldUntil, Date.now() + ms)
    this.list.patch(job.uid, {
      state: 'queued',
      progress: 0,
      message: status === 0 ? NO_CONNECTION : BUSY,
    })
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.resume(), this.#heldUntil - Date.now())
  }
}

const addedTile = ({ uid, name }: Chosen<File>): PhotoTile => ({
  uid,
  name,
  state: 'added',
  photo: null,
  preview: null,
  progress: 0,
  message: null,
  isRemoved: false,
})
