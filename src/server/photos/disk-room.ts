import { statfs } from 'node:fs/promises'

/** The database may lie on the same disk, and stops when it is full. */
const LEAST = { bytes: 200_000_000, part: 0.05 }

/** Whether the disk of that folder has room for photos: 200 MB or a twentieth of it, whichever is less. */
export async function hasRoom(folder: string, least = LEAST): Promise<boolean> {
  const { bavail, blocks, bsize } = await statfs(folder)
  return bavail * bsize >= Math.min(least.bytes, blocks * bsize * least.part)
}
