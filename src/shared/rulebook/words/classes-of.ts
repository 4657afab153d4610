import { WORD_CLASSES } from './word-classes.ts'

const [WHOLE, STEMS] = [new Map<string, string[]>(), new Map<string, string[]>()]
for (const [name, words] of Object.entries(WORD_CLASSES))
  for (const word of new Set(words.trim().split(/\s+/))) {
    const [table, key] = word.endsWith('*') ? [STEMS, word.slice(0, -1)] : [WHOLE, word]
    table.set(key, [...(table.get(key) ?? []), name])
  }
const SHORTEST_STEM = 3

export const withoutPossessive = (word: string): string => word.replace(/(?<=s)'$|'s$/, '')

export function classesOf(word: string): readonly string[] {
  const plain = withoutPossessive(word)
  const classes = new Set([...(WHOLE.get(word) ?? []), ...(WHOLE.get(plain) ?? [])])
  for (let length = SHORTEST_STEM; length <= plain.length; length += 1)
    for (const name of STEMS.get(plain.slice(0, length)) ?? []) classes.add(name)
  return [...classes]
}
