/**
 * Who may import whom (docs/architecture.md), as allow-lists: a part may import itself and what stands in its list. New
 * features, screens and folders are covered from the day they are made. Types count: a cycle of types is a cycle.
 */

const TESTS = '[.]test[.]tsx?$'
const source = (path, pathNot = []) => ({ path, pathNot: [TESTS, ...[pathNot].flat()] })

/** Whatever matches `from` may import the paths of `may`, and of our own sources nothing else. */
const only = (name, from, may) => ({
  name,
  severity: 'error',
  from: typeof from === 'string' ? source(from) : from,
  to: { path: '^(?:src|tests|bench|scripts|build)/', pathNot: may },
})
const never = (name, from, to) => ({ name, severity: 'error', from, to })

const BUILT_IN_OR_PACKAGE = {
  dependencyTypes: ['core', 'npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg'],
}

const SHARED_LAYERS = {
  values: [],
  form: ['values'],
  advert: ['form', 'values'],
  account: ['form', 'values'],
  journey: ['advert', 'account', 'form', 'values'],
  api: ['journey', 'advert', 'account', 'form', 'values'],
}
const shared = [
  never('shared-is-pure', source('^src/shared/'), BUILT_IN_OR_PACKAGE),
  only('shared-imports-only-shared', '^src/shared/', ['^src/shared/']),
  ...Object.entries(SHARED_LAYERS).map(([layer, below]) =>
    only(`shared-${layer}`, `^src/shared/${layer}/`, [
      ...[layer, ...below].map((name) => `^src/shared/${name}/`),
      // The product's name: what speaks to people may say it, values and the form language know no product.
      ...(below.length > 1 ? ['^src/shared/product[.]ts$'] : []),
    ]),
  ),
  only(
    'shared-other-parts',
    source('^src/shared/([^/]+)/', `^src/shared/(?:${Object.keys(SHARED_LAYERS).join('|')})/`),
    ['^src/shared/$1/'],
  ),
  only('shared-alone-standing-files', '^src/shared/[^/]+$', []),
]

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
const web = [
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

/** Folders of the server that are no feature; any other folder is one. */
const SERVER_PARTS =
  '(?:config|composition|process|db|http|render|gateways|jobs|sandbox|payment-frames|backup)'
const FEATURE = `^src/server/(?!${SERVER_PARTS}/)([^/]+)/`
const ROUTES = '/[a-z-]*routes[.]ts$'
const STORE = '-store[.]ts$'
const server = [
  only('server-imports-server-and-shared', '^src/server/', ['^src/server/', '^src/shared/']),
  only('config', '^src/server/config/', [
    '^src/server/config/',
    '^src/shared/advert/(?:claims|limits)[.]ts$',
    '^src/shared/values/',
  ]),
  never('main-is-the-top', source('^src/'), { path: '^src/server/(?:main|operator)[.]ts$' }),
  never(
    'composition-is-for-programs',
    source('^src/', '^src/server/(?:composition/|(?:main|operator)[.]ts$)'),
    {
      path: '^src/server/composition/',
    },
  ),
  never('process-is-for-main', source('^src/', '^src/server/(?:process/|main[.]ts$)'), {
    path: '^src/server/process/',
  }),
  never(
    'gateways-are-chosen-in-one-place',
    source('^src/server/', ['^src/server/(?:gateways|sandbox)/', '^src/server/composition/gateways[.]ts$']),
    {
      path: '^src/server/gateways/',
      // Errors, the folder that a backup writes its photos into, and the cards that the sandbox's form names.
      pathNot: '/(?:provider-failed|disk-photo-files|sandbox-payments)[.]ts$',
      dependencyTypesNot: ['type-only'],
    },
  ),
  only('operator-knows-commands', '^src/server/operator[.]ts$', [
    '^src/server/(?:operator|db)/',
    '^src/server/config/config[.]ts$',
    '^src/server/composition/operator-(?:deps|installation)[.]ts$',
  ]),
  only('operator-installation-knows-what-is-stored', '^src/server/composition/operator-installation[.]ts$', [
    '^src/server/(?:operator|db|backup|gateways)/',
    '^src/server/config/config[.]ts$',
    '^src/server/composition/gateways[.]ts$',
  ]),
  only('operator-deps-knows-stores', '^src/server/composition/operator-deps[.]ts$', [
    '^src/server/(?:operator|db)/',
    STORE,
  ]),
  never('app-takes-deps-as-a-type', source('^src/server/composition/app[.]ts$'), {
    path: '^src/server/composition/deps[.]ts$',
    dependencyTypesNot: ['type-only'],
  }),
  only('app-knows-routes', '^src/server/composition/app[.]ts$', [
    '^src/server/[^/]+/[a-z-]*routes[.]ts$',
    '^src/server/http/',
    '^src/server/config/config[.]ts$',
    '^src/server/composition/deps[.]ts$',
    '^src/shared/',
  ]),
  only('db', '^src/server/db/', ['^src/server/db/', '^src/server/config/limits[.]ts$']),
  only('backup', '^src/server/backup/', [
    '^src/server/(?:backup|db)/',
    '^src/server/gateways/(?:disk-)?photo-files[.]ts$',
    '^src/server/photos/photo-names[.]ts$',
  ]),
  only('http', '^src/server/http/', [
    '^src/server/http/',
    '^src/server/db/(?:pool|limit)[.]ts$',
    '^src/server/config/(?:config|limits)[.]ts$',
    '^src/shared/',
  ]),
  only('render', '^src/server/render/', ['^src/server/render/', '^src/server/http/', '^src/shared/']),
  only('gateways', '^src/server/gateways/', ['^src/server/gateways/', '^src/shared/']),
  only('routes', `${FEATURE}[a-z-]*routes[.]ts$`, [
    '^src/server/$1/',
    '^src/server/http/',
    '^src/server/gateways/',
    '^src/server/fair-queue[.]ts$',
    '^src/shared/',
  ]),
  never('routes-know-no-store', source(`${FEATURE}[a-z-]*routes[.]ts$`), {
    path: [STORE, '^node_modules/pg/', '^node_modules/kysely/'],
  }),
  only('stores', `${FEATURE}[^/]*${STORE}`, ['^src/server/$1/', '^src/server/db/', '^src/shared/']),
  never('stores-know-no-route', source(`${FEATURE}[^/]*${STORE}`), {
    path: [ROUTES, '^node_modules/(?:fastify|@fastify)/'],
  }),
  only('use-cases', source(FEATURE, [ROUTES, STORE]), [
    '^src/server/$1/',
    '^src/server/gateways/',
    '^src/shared/',
    `^src/server/[^/]+/[^/]+${STORE}`,
    // How limits are reckoned: no SQL.
    '^src/server/(?:db/limit|fair-queue)[.]ts$',
  ]),
  never('use-cases-know-no-http', source(FEATURE, [ROUTES, STORE]), {
    path: [ROUTES, '^src/server/http/', '^node_modules/(?:fastify|@fastify)/'],
  }),
  never('use-cases-know-stores-as-types', source(FEATURE, [ROUTES, STORE]), {
    path: STORE,
    dependencyTypesNot: ['type-only'],
  }),
  never('features-meet-by-types', source(FEATURE), {
    path: STORE,
    pathNot: '^src/server/$1/',
    dependencyTypesNot: ['type-only'],
  }),
  never('sql-stands-in-stores', source('^src/', ['^src/server/db/', STORE]), {
    path: '^node_modules/(?:pg|pg-copy-streams|kysely|@types/pg|@types/pg-copy-streams)/',
  }),
]

/** @type {import('dependency-cruiser').IConfiguration} */
// biome-ignore lint/style/noDefaultExport: the tool asks for one
export default {
  forbidden: [
    never('no-cycles', {}, { circular: true }),
    never('everything-is-found', source('^src/'), { couldNotResolve: true }),
    never('no-tests-in-sources', source('^src/'), { path: [TESTS, '^(?:tests|bench|scripts)/'] }),
    ...shared,
    ...web,
    ...server,
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    preserveSymlinks: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
}
