import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../..')
let copy: string

beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'gatepost-imports-'))
  for (const name of [
    'src',
    'bench',
    'tests',
    '.dependency-cruiser.mjs',
    'scripts/import-rules',
    'package.json',
    'tsconfig.base.json',
  ]) {
    cpSync(path.join(ROOT, name), path.join(copy, name), {
      recursive: true,
      filter: (file) => !/node_modules|[.]test[.]tsx?$/.test(file) || file.endsWith('config.test.ts'),
    })
  }
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'))
})
afterAll(() => rmSync(copy, { recursive: true }))

/** What breaks a rule: the rule's name, and the file that imports what it must not. */
function violations(): string[] {
  const cruiser = path.join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
  const args = [
    cruiser,
    'src',
    'bench',
    'tests',
    '--config',
    '.dependency-cruiser.mjs',
    'scripts/import-rules',
    '--output-type',
    'json',
  ]
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
  if (!stdout.startsWith('{')) throw new Error(stderr)
  const { summary } = JSON.parse(stdout) as {
    summary: { violations: { from: string; rule: { name: string } }[] }
  }
  return summary.violations.map(({ from, rule }) => `${rule.name} ${from}`)
}

/** What is planted: the files with their text, and the rule that must say no. Files that exist get the text added. */
const PLANTED: [rule: string, files: Record<string, string>][] = [
  ['shared-is-pure', { 'src/shared/values/money.ts': "import 'node:fs'" }],
  ['shared-is-pure', { 'src/shared/form/block.ts': "import 'react'" }],
  ['shared-imports-only-shared', { 'src/shared/api/endpoints.ts': "import '../../server/config/config.ts'" }],
  ['shared-values', { 'src/shared/values/money.ts': "import type { Block } from '../form/block.ts'" }],
  ['shared-form', { 'src/shared/form/rule.ts': "import type { Answers } from '../advert/answers.ts'" }],
  ['shared-advert', { 'src/shared/advert/limits.ts': "import { paths } from '../journey/paths.ts'" }],
  ['shared-other-parts', { 'src/shared/extra/extra.ts': "import { paths } from '../journey/paths.ts'" }],
  ['web-imports-web-and-shared', { 'src/web/app.tsx': "import '#server/config/config.ts'" }],
  ['web-runs-in-a-browser', { 'src/web/state/draft.ts': "import 'node:path'" }],
  ['web-ui', { 'src/web/ui/dialog.tsx': "import { ADVERT_PAGE } from '#shared/advert/page.ts'" }],
  ['web-form', { 'src/web/form/controls.ts': "import type { Answers } from '#shared/advert/answers.ts'" }],
  ['web-screens', {
    'src/web/screens/one/one-screen.tsx': "import '../two/two-screen.tsx'",
    'src/web/screens/two/two-screen.tsx': 'export const two = 2',
  }],
  ['web-app-is-for-entries', { 'src/web/screens/one/one-screen.tsx': "import { App } from '../../app.tsx'" }],
  ['web-other-parts', { 'src/web/extra/extra.ts': "import '../ui/dialog.tsx'" }],
  ['server-imports-server-and-shared', { 'src/server/adverts/drafts/save-draft.ts': "import '../../../web/app.tsx'" }],
  ['words-are-read-in-a-thread', { 'src/server/listings/published/judged.ts': "import { judgeAdvert } from '#shared/rulebook/judge-advert.ts'" }],
  ['pdfs-are-drawn-in-a-thread', { 'src/server/listings/receipts/routes.ts': "import { drawPdf } from '../../formats/draw-pdf.ts'" }],
  ['pdfs-are-drawn-in-a-thread', { 'src/server/listings/exports/routes.ts': "import 'pdfkit'" }],
  ['config', { 'src/server/config/values.ts': "import '../process/listen.ts'" }],
  ['main-is-the-top', { 'src/server/process/listen.ts': "import '../main.ts'" }],
  ['main-is-the-top', { 'src/server/process/listen.ts': "import '../operator.ts'" }],
  ['composition-is-for-programs', { 'src/server/accounts/phone/routes.ts': "import type { Deps } from '../../composition/deps.ts'" }],
  ['process-is-for-main', { 'src/server/composition/app.ts': "import '../process/stop.ts'" }],
  ['gateways-are-chosen-in-one-place', { 'src/server/composition/deps.ts': "import { twilio } from '../gateways/twilio.ts'" }],
  ['operator-knows-commands', { 'src/server/operator.ts': "import './listings/published/moderation-store.ts'" }],
  ['operator-knows-commands', { 'src/server/operator.ts': "import './composition/deps.ts'" }],
  ['operator-deps-knows-stores', { 'src/server/composition/operator-deps.ts': "import './deps.ts'" }],
  ['backup', { 'src/server/staff/backup/measure.ts': "import '../../adverts/photos/photo-store.ts'" }],
  ['sql-stands-in-stores', { 'src/server/staff/backup/measure.ts': "import 'pg-copy-streams'" }],
  ['operator-installation-knows-what-is-stored', { 'src/server/composition/operator-installation.ts': "import '../adverts/photos/photo-store.ts'" }],
  ['app-takes-deps-as-a-type', { 'src/server/composition/app.ts': "import { makeDeps } from './deps.ts'" }],
  ['app-knows-routes', { 'src/server/composition/app.ts': "import '../adverts/drafts/draft-store.ts'" }],
  ['db', { 'src/server/db/pool.ts': "import type { Log } from '../http/log.ts'" }],
  ['http', { 'src/server/http/guest.ts': "import type { DraftRow } from '../adverts/drafts/draft.ts'" }],
  ['render', { 'src/server/render/page-routes.ts': "import '../db/pool.ts'" }],
  ['routes', { 'src/server/agents/newcomer/routes.ts': "import '../../adverts/drafts/save-draft.ts'" }],
  ['routes-know-no-store', { 'src/server/adverts/drafts/routes.ts': "import './draft-store.ts'" }],
  ['stores', { 'src/server/adverts/drafts/draft-store.ts': "import '../../http/refusal.ts'" }],
  ['stores-know-no-route', { 'src/server/adverts/drafts/draft-store.ts': "import type { FastifyInstance } from 'fastify'" }],
  ['use-cases', { 'src/server/agents/newcomer/do-it.ts': "import type { DraftRow } from '../../adverts/drafts/draft.ts'" }],
  ['use-cases-know-no-http', { 'src/server/adverts/drafts/save-draft.ts': "import '../../http/refusal.ts'" }],
  ['use-cases-know-no-http', { 'src/server/accounts/phone/check-phone.ts': "import 'fastify'" }],
  ['use-cases-know-stores-as-types', { 'src/server/adverts/drafts/save-draft.ts': "import { draftStore } from './draft-store.ts'" }],
  ['features-meet-by-types', { 'src/server/agents/newcomer/newcomer-store.ts': "import { draftStore } from '../../adverts/drafts/draft-store.ts'" }],
  ['sql-stands-in-stores', { 'src/server/adverts/drafts/load-draft.ts': "import { Pool } from 'pg'" }],
  ['parts-in-layers', { 'src/server/listings/publishing/law-in.ts': "import type { Sent } from '../../staff/support/case-store.ts'" }],
  ['parts-in-layers', { 'src/server/accounts/phone/code-store.ts': "import type { Checkout } from '../../payments/checkout/order-store.ts'" }],
  ['parts-have-a-layer', { 'src/server/newcomer/newcomer-store.ts': "import '../db/pool.ts'" }],
  ['features-in-layers', { 'src/server/jobs/queue/job.ts': "import type { SendEmailDeps } from '../emails/send-email.ts'" }],
  ['features-in-layers', { 'src/server/agents/feeds/feed-store.ts': "import type { Portal } from '../portals/portal-store.ts'" }],
  ['features-have-a-layer', { 'src/server/agents/loose-store.ts': "import '../db/pool.ts'" }],
  ['no-cycles', {
    'src/server/adverts/drafts/one.ts': "import type { Two } from './two.ts'\nexport type One = Two | 1",
    'src/server/adverts/drafts/two.ts': "import type { One } from './one.ts'\nexport type Two = One | 2",
  }],
  ['no-cycles', { 'bench/browser/our-page.ts': "import './pages.ts'" }],
  ['no-cycles', { 'tests/support/database.ts': "import './server.ts'" }],
  ['no-tests-in-sources', { 'src/server/process/listen.ts': "import '../config/config.test.ts'" }],
  ['everything-is-found', { 'src/server/process/listen.ts': "import './nowhere.ts'" }],
] // biome-ignore format: a table

describe('a planted import is refused', () => {
  let found: readonly string[]
  // All at once: the tool takes seconds to read the tree, whatever is planted in it.
  beforeAll(() => {
    for (const [file, text] of PLANTED.flatMap(([, files]) => Object.entries(files))) {
      const place = path.join(copy, file)
      mkdirSync(path.dirname(place), { recursive: true })
      writeFileSync(place, `${text}\n${readOrNull(place) ?? ''}`)
    }
    found = violations()
  })
  test.each(PLANTED)('%s: %o', (rule, files) => {
    expect(Object.keys(files).some((file) => found.includes(`${rule} ${file}`))).toBe(true)
  })
})

function readOrNull(place: string): string | null {
  try {
    return readFileSync(place, 'utf8')
  } catch {
    return null
  }
}
