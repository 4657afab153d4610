import { never, source } from './rule.mjs'

const SERVER = '^src/server/'
/** The server's parts from below: a part imports parts of the layers below its own. */
const SERVER_LAYERS = [
  ['config/', 'db/', 'formats/', 'gateways/'],
  ['http/', 'orders/'],
  [
    'accounts/',
    'adverts/',
    'agents/',
    'entitlements/',
    'jobs/',
    'listings/',
    'payments/',
    'process/',
    'render/',
  ],
  ['sandbox/', 'staff/'],
  ['composition/'],
  ['main[.]ts', 'operator[.]ts'],
]
/** The same of what stands in a group; it has folders alone. */
const GROUPS = {
  accounts: [['account/', 'phone/']],
  adverts: [['drafts/', 'duplicates/', 'lookups/', 'photos/']],
  agents: [['agency/', 'api/', 'feeds/', 'portals/', 'web-hooks/']],
  entitlements: [['delivery/', 'promotion/', 'references/'], ['privacy-numbers/']],
  jobs: [['letters/', 'queue/'], ['emails/']],
  listings: [['exports/', 'published/', 'publishing/', 'receipts/']],
  payments: [['checkout/'], ['frame/']],
  staff: [
    ['backup/', 'support/'],
    ['desk/', 'operator/'],
  ],
}

/** What stands in one layer does not import one another; a new part has to be given its layer. */
const inLayers = (name, folder, layers) => [
  ...layers.map((parts, index) =>
    never(`${name}-in-layers`, source(`${folder}(${parts.join('|')})`), {
      path: `${folder}(?:${layers.slice(index).flat().join('|')})`,
      pathNot: `${folder}$1`,
    }),
  ),
  never(
    `${name}-have-a-layer`,
    source(
      folder,
      layers.flat().map((part) => folder + part),
    ),
    {},
  ),
]

export const layers = [
  ...inLayers('parts', SERVER, SERVER_LAYERS),
  ...Object.entries(GROUPS).flatMap(([group, of]) => inLayers('features', `${SERVER}${group}/`, of)),
]
