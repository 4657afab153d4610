import { never, only, source } from './rule.mjs'

const BUILT_IN_OR_PACKAGE = {
  dependencyTypes: ['core', 'npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg'],
}

const SHARED_LAYERS = {
  values: [],
  form: ['values'],
  advert: ['form', 'values'],
  account: ['form', 'values'],
  support: ['form', 'values'],
  references: ['form', 'values'],
  rulebook: ['advert', 'form', 'values'],
  journey: ['advert', 'account', 'support', 'form', 'values'],
  api: ['journey', 'advert', 'account', 'support', 'references', 'form', 'values'],
}
export const shared = [
  never('shared-is-pure', source('^src/shared/'), BUILT_IN_OR_PACKAGE),
  only('shared-imports-only-shared', '^src/shared/', ['^src/shared/']),
  ...Object.entries(SHARED_LAYERS).map(([layer, below]) =>
    only(`shared-${layer}`, `^src/shared/${layer}/`, [
      ...[layer, ...below].map((name) => `^src/shared/${name}/`),
      // The product's name: what speaks to people may say it, values and the form language know no product.
      ...(below.length > 1 ? ['^src/shared/(?:product|operator)[.]ts$'] : []),
    ]),
  ),
  only(
    'shared-other-parts',
    source('^src/shared/([^/]+)/', `^src/shared/(?:${Object.keys(SHARED_LAYERS).join('|')})/`),
    ['^src/shared/$1/'],
  ),
  only('shared-alone-standing-files', '^src/shared/[^/]+$', []),
]
