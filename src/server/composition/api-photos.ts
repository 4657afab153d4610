import { hash } from 'node:crypto'
import { UPLOAD_MESSAGES } from '#shared/form/upload-messages.ts'
import { type UploadDeps, type Uploaded, uploadPhoto } from '../adverts/photos/upload-photo.ts'
import type { SentFile } from '../agents/api/api.ts'
import type { ReceiveDeps } from '../agents/api/file-routes.ts'
import type { Branch, KeptFile, PhotosDeps } from '../agents/api/photos.ts'
import type { FindSource } from '../agents/feeds/feed.ts'
import { SMALLEST_SIDE, TOO_SMALL } from '../agents/feeds/media.ts'
import { API_PHOTO_LIMITS } from '../config/limits.ts'

export type ApiPhotoDeps = UploadDeps & Pick<ReceiveDeps, 'incoming' | 'hasRoom'>

/** By the same way as owners' photos, and as small as those of feeds. */
export const keepingFiles =
  (photos: UploadDeps, findSource: FindSource): PhotosDeps['keepFile'] =>
  async (branch, file) => {
    const source = await findSource(branch.agencyId, branch.branch)
    if (source === null) return null
    const place = { draftUuid: placeOf(branch, file), ownerKey: source.ownerKey, isPlan: false }
    const uploaded = { path: file.path, contentHash: file.hash, gone: file.gone }
    const deps = { ...photos, limits: API_PHOTO_LIMITS }
    return keptAs(await uploadPhoto(deps, place, uploaded, `api ${branch.agencyId}`))
  }

/** A place for each file of a branch, so that the same file again is found there. */
function placeOf({ agencyId, branch }: Branch, { hash: of }: SentFile): string {
  const digest = hash('sha256', `api photo ${agencyId} ${branch} ${of.toString('hex')}`)
  return digest.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5')
}

function keptAs(uploaded: Uploaded): KeptFile {
  switch (uploaded.kind) {
    case 'stored':
    case 'duplicate': {
      const { photo } = uploaded
      if (Math.min(photo.width, photo.height) < SMALLEST_SIDE) return { kind: 'no-photo', why: TOO_SMALL }
      return { kind: uploaded.kind === 'stored' ? 'stored' : 'known', photo }
    }
    case 'not-a-photo':
      return { kind: 'no-photo', why: UPLOAD_MESSAGES.notAPhoto[uploaded.why] }
    case 'limited':
      return uploaded
    case 'busy':
    case 'full':
      return { kind: 'busy' }
    case 'others':
      throw new Error('a photo’s place was somebody else’s draft')
  }
}
