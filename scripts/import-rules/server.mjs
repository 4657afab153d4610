import { never, only, source } from './rule.mjs'

/** Folders of the server that are no group of features, and folders of groups that are no feature; any other is one. */
const NO_FEATURES =
  '(?:config|composition|process|db|http|render|gateways|jobs|sandbox|orders|formats|payments/frame|staff/backup)'
const FEATURE = `^src/server/(?!${NO_FEATURES}/)([^/]+/[^/]+)/`
const ROUTES = '/[a-z-]*routes[.]ts$'
const STORE = '-store[.]ts$'
/** Who calls, and how clients take turns: a use case may know them, since none knows a request. */
const CALLERS = '^src/server/http/(?:caller|fair-queue|fair-thread)[.]ts$'
export const server = [
  only('server-imports-server-and-shared', '^src/server/', ['^src/server/', '^src/shared/']),
  // Reading a text holds up every call for as long as it takes: a thread does it, which nobody imports.
  never('words-are-read-in-a-thread', source('^src/server/'), {
    path: '^src/shared/rulebook/words/read-words[.]ts$',
    reachable: true,
  }),
  // To draw a PDF takes up to half a second: it is done in a thread, too.
  never('pdfs-are-drawn-in-a-thread', source('^src/', '^src/server/formats/draw-pdf[.]ts$'), {
    path: '^(?:src/server/formats/draw-pdf[.]ts$|node_modules/pdfkit/)',
  }),
  only('config', '^src/server/config/', [
    '^src/server/config/',
    '^src/shared/advert/(?:claims|limits)[.]ts$',
    '^src/shared/(?:operator[.]ts$|values/)',
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
    '^src/server/(?:staff/operator|db)/',
    '^src/server/config/config[.]ts$',
    '^src/server/composition/operator-(?:deps|installation)[.]ts$',
  ]),
  only('operator-installation-knows-what-is-stored', '^src/server/composition/operator-installation[.]ts$', [
    '^src/server/(?:staff/(?:operator|backup)|db|gateways)/',
    '^src/shared/values/',
    '^src/server/config/config[.]ts$',
    '^src/server/composition/gateways[.]ts$',
  ]),
  only('operator-deps-knows-stores', '^src/server/composition/operator-deps[.]ts$', [
    '^src/server/(?:staff/operator|db)/',
    STORE,
    '^src/server/(?:staff/desk/invite-staff|http/token)[.]ts$',
  ]),
  never('app-takes-deps-as-a-type', source('^src/server/composition/app[.]ts$'), {
    path: '^src/server/composition/deps[.]ts$',
    dependencyTypesNot: ['type-only'],
  }),
  only('app-knows-routes', '^src/server/composition/app[.]ts$', [
    '^src/server/[^/]+/[a-z-]*routes[.]ts$',
    '^src/server/[^/]+/[^/]+/[a-z-]*routes[.]ts$',
    '^src/server/http/',
    '^src/server/config/config[.]ts$',
    '^src/server/composition/deps[.]ts$',
    '^src/shared/',
  ]),
  only('db', '^src/server/db/', ['^src/server/db/', '^src/shared/']),
  only('backup', '^src/server/staff/backup/', [
    '^src/server/(?:staff/backup|db)/',
    '^src/server/gateways/(?:disk-)?photo-files[.]ts$',
    '^src/server/adverts/photos/photo-names[.]ts$',
  ]),
  only('http', '^src/server/http/', [
    '^src/server/http/',
    '^src/server/db/(?:pool|limit)[.]ts$',
    '^src/server/config/(?:config|limits)[.]ts$',
    '^src/shared/',
  ]),
  only('render', '^src/server/render/', ['^src/server/render/', '^src/server/http/', '^src/shared/']),
  only('orders', source('^src/server/orders/', STORE), [
    '^src/server/orders/',
    // Types alone: the kinds of alerts.
    '^src/server/db/raise-alert[.]ts$',
    '^src/shared/',
  ]),
  only('stores-of-orders', `^src/server/orders/[^/]*${STORE}`, [
    '^src/server/(?:orders|db)/',
    '^src/shared/',
  ]),
  // What other programs write and read: it knows nothing of ours but what an advert is.
  only('formats', '^src/server/formats/', ['^src/server/formats/', '^src/shared/']),
  only('payment-frame', '^src/server/payments/frame/', [
    '^src/server/(?:payments/frame|orders|http|gateways)/',
    '^src/server/payments/checkout/record-payment[.]ts$',
    '^src/shared/',
  ]),
  only('gateways', '^src/server/gateways/', ['^src/server/gateways/', '^src/shared/']),
  only('routes', `${FEATURE}[a-z-]*routes[.]ts$`, [
    '^src/server/$1/',
    '^src/server/http/',
    '^src/server/gateways/',
    '^src/server/(?:orders|formats)/',
    '^src/shared/',
  ]),
  never('routes-know-no-store', source(`${FEATURE}[a-z-]*routes[.]ts$`), {
    path: [STORE, '^node_modules/pg/', '^node_modules/kysely/'],
  }),
  only('stores', `${FEATURE}[^/]*${STORE}`, [
    '^src/server/$1/',
    '^src/server/(?:db|orders|formats)/',
    // Types alone: what a provider reports is what is recorded.
    '^src/server/gateways/payments[.]ts$',
    CALLERS,
    '^src/shared/',
  ]),
  never('stores-know-no-route', source(`${FEATURE}[^/]*${STORE}`), {
    path: [ROUTES, '^node_modules/(?:fastify|@fastify)/'],
  }),
  only('use-cases', source(FEATURE, [ROUTES, STORE]), [
    '^src/server/$1/',
    '^src/server/gateways/',
    '^src/shared/',
    `^src/server/[^/]+/[^/]+/[^/]+${STORE}`,
    // How limits are reckoned, and who acts for the site: no SQL.
    '^src/server/db/(?:limit|actor)[.]ts$',
    '^src/server/(?:orders|formats)/',
    CALLERS,
  ]),
  never('use-cases-know-no-http', source(FEATURE, [ROUTES, STORE]), {
    path: [ROUTES, '^src/server/http/', '^node_modules/(?:fastify|@fastify)/'],
    pathNot: CALLERS,
  }),
  never('use-cases-know-stores-as-types', source(FEATURE, [ROUTES, STORE]), {
    path: STORE,
    dependencyTypesNot: ['type-only'],
  }),
  never('features-meet-by-types', source(FEATURE), {
    path: STORE,
    // Whatever refunds an order does so in its own transaction.
    pathNot: '^src/server/(?:$1|orders)/',
    dependencyTypesNot: ['type-only'],
  }),
  never('sql-stands-in-stores', source('^src/', ['^src/server/db/', STORE]), {
    path: '^node_modules/(?:pg|pg-copy-streams|kysely|@types/pg|@types/pg-copy-streams)/',
  }),
]
