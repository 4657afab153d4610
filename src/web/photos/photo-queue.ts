import { photoOf, photoUrl, withoutPlans } from '#shared/form/photo.ts'
import { UPLOAD_MESSAGES } from '#shared/form/upload-messages.ts'
import { RETRY_MS } from '#web/api/retry-ms.ts'
import type { Sending, Sent, sendPhoto } from '#web/api/upload-photo.ts'
import { type Chosen, type FileKeeping, isCounted, type PhotoTile } from '#web/form/photo-tiles.ts'
import { chooseFiles, type MostFiles } from './choose-files.ts'
import { PhotoList, type PhotoListDeps } from './photo-list.ts'
import type { Preparer } from './prepare.ts'
import { isUnderWay } from './tile-order.ts'

/** Specification section 9. */
const PARALLEL = 2
/** Failures of one photo on a working connection before the user decides. */
const MOST_FAILURES = 5
/** If the server asks for a longer pause, the user sees the error and retries. */
const LONGEST_HOLD_MS = 60_000
const NOT_SENT = 'We couldn’t upload this photo. Check your connection and try again.'
const NO_CONNECTION = 'You’re offline. We’ll carry on when you’re back.'
const BUSY = 'We’re busy at the moment. We’ll carry on in a moment.'

export interface PhotoQueueDeps extends PhotoListDeps {
  readonly max: MostFiles
  /** The draft's uuid. */
  readonly uuid: () => string
  readonly prepare: Preparer['prepare']
  readonly send: typeof sendPhoto
  readonly kept: FileKeeping
}

type Later = Extract<Sent, { is: 'later' }>

/** A file being uploaded. */
interface Job extends Chosen<File> {
  /** The prepared image, once it is ready. */
  blob: Blob | null
  sending: Sending | null
  failures: number
}

/** Uploads photos two at a time, in page order. */
export class PhotoQueue {
  readonly list: PhotoList
  readonly #deps: PhotoQueueDeps
  readonly #jobs = new Map<string, Job>()
  #waiting: ((isOver: boolean) => void)[] = []
  #isPreparing = false
  /** Failures since the last success. */
  #failures = 0
  #heldUntil = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(deps: PhotoQueueDeps) {
    this.#deps = deps
    this.list = new PhotoList(deps, {
      onSettled: () => this.#settle(true),
      onDone: (uid) => this.#done(uid),
    })
  }

  take(files: readonly Chosen<File>[]): void {
    this.list.dropRemoved()
    const { taken, problems } = chooseFiles(files, this.list.tiles, this.#deps.max)
    for (const one of taken) this.#jobs.set(one.uid, { ...one, blob: null, sending: null, failures: 0 })
    this.#deps.store.setState({ problems })
    this.#deps.kept.keep(taken)
    this.#join(taken.map(({ uid }) => uid))
    this.list.set([...this.list.tiles, ...taken.map(addedTile)])
    if (taken.length > 0)
      this.#deps.announce(`${taken.length} ${taken.length === 1 ? 'photo' : 'photos'} added. Uploading.`)
    this.#run()
  }

  cancel(uid: string): void {
    const tile = this.list.tile(uid)
    if (!tile || !isUnderWay(tile)) return
    this.list.patch(uid, { state: 'canceled', message: UPLOAD_MESSAGES.canceled, progress: 0 })
    this.#jobs.get(uid)?.sending?.stop()
    this.#deps.announce(UPLOAD_MESSAGES.canceled)
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

  /** Continues at once, without waiting for a retry. */
  resume(): void {
    clearTimeout(this.#timer)
    this.#heldUntil = 0
    this.#run()
  }

  /** Resolves to true once no upload is in progress, to false if the user stopped waiting. */
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

  #done(uid: string): void {
    const job = this.#jobs.get(uid)
    job?.sending?.stop()
    this.#jobs.delete(uid)
    const isUploaded = this.list.tile(uid)?.state === 'success'
    if (isUploaded && job?.blob) this.#deps.kept.uploaded(uid, job.blob)
    else if (!isUploaded) this.#deps.kept.drop(uid)
  }

  #settle(isOver: boolean): void {
    for (const resolve of this.#waiting.splice(0)) resolve(isOver)
  }

  /** Photos added during an upload join its batch. */
  #join(uids: readonly string[]): void {
    const isBusy = this.list.isBusy
    this.#deps.store.setState(({ batch }) => ({ batch: [...new Set([...(isBusy ? batch : []), ...uids])] }))
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
    void this.#deps.prepare(job.file).then((prepared) => {
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
    const { blob: file, name, isPlan } = job
    const photo = { uuid: this.#deps.uuid(), file, name, isPlan: isPlan === true }
    const sending = this.#deps.send(photo, (progress) => {
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
        // The server has this photo but the page does not: the response to an earlier upload was lost.
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

  #keep({ uid, name, size, lastModified, isPlan }: Job, id: string): void {
    this.#failures = 0
    const photo = photoOf({ id, url: photoUrl(id), uid, name, size, lastModified, ...(isPlan && { isPlan }) })
    this.list.patch(uid, { state: 'success', photo, progress: 1, message: null })
    if (this.list.isBusy) return
    const which = this.list.failed ? 'your other photos' : 'all your photos'
    const counted = withoutPlans(this.list.tiles).filter(isCounted).length
    this.#deps.announce(`We’ve uploaded ${which}. ${counted} of ${this.#deps.max.photos}.`)
  }

  #fail(uid: string, message: string): void {
    this.list.patch(uid, { state: 'error', message, progress: 0 })
    this.#deps.announce(`${this.list.tile(uid)?.name}: ${message}`)
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

const addedTile = ({ uid, name, isPlan }: Chosen<File>): PhotoTile => ({
  uid,
  name,
  state: 'added',
  photo: null,
  preview: null,
  progress: 0,
  message: null,
  isRemoved: false,
  isPlan: isPlan === true,
})
