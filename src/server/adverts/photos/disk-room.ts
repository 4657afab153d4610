import { statfs } from 'node:fs/promises'

/** The database may be on the same disk, and stops if it is full. */
const LEAST = { bytes: 200_000_000, part: 0.05 }

export async function hasRoom(folder: string, least = LEAST): Promise<boolean> {
  const { bavail, blocks, bsize } = await statfs(folder)
  return bavail * bsize >= Math.min(least.bytes, blocks * bsize * least.part)
}
