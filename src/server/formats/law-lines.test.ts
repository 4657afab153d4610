import { expect, test } from 'vitest'
import { lawLines } from './law-lines.ts'

test('a rent control area carries the note that the law asks for, and is read back', () => {
  const line = lawLines().find(({ name }) => name === 'rentControlArea')
  const text = line?.write({ rentControlArea: true })
  expect(text).toBe('Yes. The rent asked may change with the consumer prices index (CPI)')
  expect(line?.read(text ?? '')).toEqual({ rentControlArea: true })
  expect(line?.write({ rentControlArea: false })).toBe('No')
  expect(line?.read('No')).toEqual({ rentControlArea: false })
})
