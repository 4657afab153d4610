import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../..')
const SOURCES = globSync('src/**/*.{ts,tsx}', { cwd: ROOT }).filter((file) => !/\.test\.tsx?$/.test(file))
/** The code alone: what a comment says is no use of it. */
const codeOf = (file: string): string =>
  readFileSync(path.join(ROOT, file), 'utf8').replace(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')

/** What may stand in a few places only: a pattern, and the places. */
const KEPT_TO = [
  ['process.env', /\bprocess\.env\b|\benv\b.*from 'node:process'/, /^src\/server\/config\/config\.ts$/],
  ['fetch', /\bfetch\(/, /^src\/(?:web\/api|server\/gateways)\//],
  ['child processes', /node:child_process/, /^src\/server\/(?:db\/|adverts\/photos\/drawing-processes\.ts)/],
  [
    'SQL',
    /\b(?:select\b[^']*\bfrom|insert into|update \w+ set|delete from)\b/,
    /^src\/(?:web|shared|server\/db)\/|-store\.ts$/,
  ],
  [
    'new Date()',
    /\bnew Date\(\)|\bDate\.now\(\)/,
    /^src\/(?:server\/(?:main|operator|process\/listen|http\/(?:log|drain))\.ts|server\/db\/|web\/)/,
  ],
  ['console', /\bconsole\./, /^$/],
  ['eval', /\beval\(|\bnew Function\(/, /^$/],
  // A limit names its client in `client`, or its network would not be counted.
  ['a client in the name of a limit', /\bname: `[^`]*\$\{client\}/, /^$/],
  ['raw HTML', /dangerouslySetInnerHTML|\.innerHTML\b|insertAdjacentHTML|document\.write/, /^$/],
] as const

test.each(KEPT_TO)('%s stands only where it may', (_name, pattern, places) => {
  const found = SOURCES.filter((file) => !places.test(file) && pattern.test(codeOf(file)))
  expect(found).toEqual([])
})

test.each(KEPT_TO)('the search for %s finds one', (name, pattern) => {
  const examples: Record<string, string> = {
    'process.env': 'const a = process.env.HOME',
    fetch: "await fetch('/x')",
    'child processes': "import { spawn } from 'node:child_process'",
    SQL: "query('select a, b from c')",
    'new Date()': 'const now = new Date()',
    console: "console.log('x')",
    eval: "eval('1')",
    'a client in the name of a limit': `{ name: \`drafts \${client}\`, most: 3 }`,
    'raw HTML': 'element.innerHTML = x',
  }
  expect(examples[name]).toMatch(pattern)
})

test('no drawers', () => {
  const drawers = SOURCES.filter((file) =>
    /(?:^|\/)(?:utils?|helpers?|common|misc|types|constants|lib|shared)(?:\.tsx?$|\/)/.test(
      file.replace(/^src\/(?:shared|server|web)\//, ''),
    ),
  )
  expect(drawers.filter((file) => file !== 'src/shared/advert/constants.ts')).toEqual([])
})
