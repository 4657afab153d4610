import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from '@swc/core'
import { expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../..')
const SOURCES = globSync('src/server/**/*.ts', { cwd: ROOT }).filter((file) => !file.endsWith('.test.ts'))
const MOST_LINES = 12
const REGISTRARS = new Set(['handle', 'get', 'post', 'route'])

interface Handler {
  readonly name: string
  readonly lines: number
}

/** The functions that stand in calls such as `handle('saveNew', readSave, (call) => …)`, with the lines that each takes. */
function handlersIn(source: string): Handler[] {
  // Offsets are counted in bytes from the first token, and go on from one parsed file to the next.
  const text = Buffer.from(`;${source}`)
  const module = parseSync(text.toString(), { syntax: 'typescript' })
  const handlers: Handler[] = []
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    if (isCall(node) && REGISTRARS.has(nameOf(node.callee))) {
      const [name, ...others] = node.arguments.map(({ expression }) => expression)
      for (const other of others) {
        if (!/Function/.test(other.type)) continue
        const { start, end } = other.span
        const own = text.subarray(start - module.span.start, end - module.span.start).toString()
        handlers.push({ name: name?.value ?? other.type, lines: own.split('\n').length })
      }
    }
    Object.values(node).forEach(visit)
  }
  visit(module.body)
  return handlers
}

interface Node {
  readonly type: string
  readonly span: { readonly start: number; readonly end: number }
  readonly value?: string
}
interface Callee extends Node {
  readonly property?: Node
}
interface CallNode extends Node {
  readonly callee: Callee
  readonly arguments: readonly { readonly expression: Node }[]
}

const isCall = (node: object): node is CallNode => 'type' in node && node.type === 'CallExpression'
const nameOf = ({ value, property }: Callee): string => value ?? property?.value ?? ''

test(`no handler is longer than ${MOST_LINES} lines`, () => {
  const long = SOURCES.flatMap((file) =>
    handlersIn(readFileSync(path.join(ROOT, file), 'utf8'))
      .filter(({ lines }) => lines > MOST_LINES)
      .map(({ name, lines }) => `${file}: ${name} has ${lines}`),
  )
  expect(long).toEqual([])
})

test('the count finds the handlers, and their lines', () => {
  const count = SOURCES.flatMap((file) => handlersIn(readFileSync(path.join(ROOT, file), 'utf8'))).length
  expect(count).toBeGreaterThan(35)
  expect(handlersIn("// é\nhandle('x', read, async () => {\n  return 1\n})\n")).toEqual([
    { name: 'x', lines: 3 },
  ])
})
