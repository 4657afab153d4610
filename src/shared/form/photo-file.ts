import { LONGEST_NAME, LONGEST_UID, type Photo } from './photo.ts'

/** Built from last-modified, size and cleaned name (specification section 3): the same file has the same. */
export function photoUid({
  name,
  size,
  lastModified,
}: Pick<Photo, 'name' | 'size' | 'lastModified'>): string {
  return `${lastModified}-${size}-${name.toLowerCase().replace(/[^\p{L}\d]+/gu, '')}`.slice(0, LONGEST_UID)
}

/** A file's name as it is shown and kept: one clean line, its end included. */
export function photoName(name: string): string {
  const line = name
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}]+/gu, '')
    .trim()
  return line.length > LONGEST_NAME
    ? `${line.slice(0, LONGEST_NAME - 9)}…${line.slice(-8)}`.toWellFormed()
    : line
}
