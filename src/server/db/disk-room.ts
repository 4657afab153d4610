import { statfs } from 'node:fs/promises'

/** The database may be on the same disk, and stops if it is full. */
const LEAST = { bytes: 200_000_000, part: 0.05 }

/** Bytes that may still be written to the folder's disk; 0 while it is nearly full. */
export async function roomIn(folder: string, least = LEAST): Promise<number> {
  const { bavail, blocks, bsize } = await statfs(folder)
  return Math.max(0, bavail * bsize - Math.min(least.bytes, blocks * bsize * least.part))
}

export const hasRoom = async (folder: string): Promise<boolean> => (await roomIn(folder)) > 0
