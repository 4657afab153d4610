import { LONGEST_NAME, LONGEST_UID, type Photo } from './photo.ts'

/** Built from date, size and cleaned name (specification section 3), so the same file always gets the same uid. */
export function photoUid({
  name,
  size,
  lastModified,
}: Pick<Photo, 'name' | 'size' | 'lastModified'>): string {
  return `${lastModified}-${size}-${name.toLowerCase().replace(/[^\p{L}\d]+/gu, '')}`.slice(0, LONGEST_UID)
}

/** Long names keep their extension. */
export function photoName(name: string): string {
  const line = name
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}]+/gu, '')
    .trim()
  return line.length > LONGEST_NAME
    ? `${line.slice(0, LONGEST_NAME - 9)}…${line.slice(-8)}`.toWellFormed()
    : line
}
