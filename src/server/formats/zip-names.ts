/** 'https://x.example/a.jpg', '//x.example/a.jpg', 'x.example/a.jpg'; 'C:' is a drive. */
const ADDRESS = /^(?:[a-z][a-z\d+.-]+:|\/\/|[\w.-]+\.[a-z]{2,}\/)/i
export const LONGEST_FILE_NAME = 250

/** Whether a picture of a row is named by its file in the zip. */
export const isFileName = (url: string): boolean => !ADDRESS.test(url) && url.length <= LONGEST_FILE_NAME

export interface FileName {
  /** With the folder, if there is one. */
  readonly name: string
  readonly base: string
}

/** 'Photos\A.JPG' is 'photos/a.jpg'. Null for what leads outside. */
export function fileName(named: string): FileName | null {
  const path = named
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('\\', '/')
    .replace(/^[a-z]:/, '')
  const parts = path.split('/').filter((part) => part !== '' && part !== '.')
  const base = parts.at(-1)
  if (base === undefined || parts.includes('..')) return null
  return { name: parts.join('/'), base }
}
