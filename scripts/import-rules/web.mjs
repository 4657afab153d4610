import { never, only, source } from './rule.mjs'

/** A part of the web, what it may import of the web, and what of shared. */
const WEB_PARTS = {
  ui: [[], ['product[.]ts$', 'journey/paths[.]ts$']],
  form: [['ui'], ['form/', 'values/']],
  help: [['ui'], ['']],
  /** The published advert, from plain answers. */
  advert: [['ui'], ['']],
  api: [[], ['']],
  state: [['api', 'form'], ['']],
  /** What uploads photos and puts them in order, apart from the control that shows them. */
  photos: [['ui', 'api', 'form'], ['']],
  journey: [['ui', 'state'], ['']],
  /** One's published adverts, which owners and agents see alike. */
  listings: [['ui', 'api', 'advert'], ['']],
  /** The forms of accounts, which several screens show. */
  account: [['ui', 'form', 'api', 'state'], ['']],
}
const SCREEN_MAY = [
  'ui',
  'form',
  'help',
  'advert',
  'api',
  'state',
  'photos',
  'journey',
  'account',
  'listings',
]
export const web = [
  only('web-imports-web-and-shared', '^src/web/', ['^src/web/', '^src/shared/']),
  never('web-runs-in-a-browser', source('^src/web/'), { dependencyTypes: ['core'] }),
  ...Object.entries(WEB_PARTS).map(([part, [parts, sharedParts]]) =>
    only(`web-${part}`, `^src/web/${part}/`, [
      ...[part, ...parts].map((name) => `^src/web/${name}/`),
      ...sharedParts.map((name) => `^src/shared/${name}`),
    ]),
  ),
  only('web-screens', '^src/web/screens/([^/]+)/', [
    '^src/web/screens/$1/',
    ...SCREEN_MAY.map((name) => `^src/web/${name}/`),
    '^src/shared/',
  ]),
  only(
    'web-other-parts',
    source('^src/web/([^/]+)/', `^src/web/(?:screens|${Object.keys(WEB_PARTS).join('|')})/`),
    ['^src/web/$1/', '^src/shared/'],
  ),
  never('web-app-is-for-entries', source('^src/web/', '^src/web/entry-[^/]+$'), {
    path: '^src/web/app[.]tsx$',
  }),
  never('nothing-imports-an-entry', source('^src/'), { path: '^src/web/entry-[^/]+$' }),
]
