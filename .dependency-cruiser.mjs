import { layers } from './scripts/import-rules/layers.mjs'
import { never, source, TESTS } from './scripts/import-rules/rule.mjs'
import { server } from './scripts/import-rules/server.mjs'
import { shared } from './scripts/import-rules/shared.mjs'
import { web } from './scripts/import-rules/web.mjs'

/**
 * Who may import whom (docs/architecture.md), as allow-lists: a part may import itself and what stands in its list. New
 * features, screens and folders are covered from the day they are made. Types count: a cycle of types is a cycle.
 */

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
    ...layers,
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    preserveSymlinks: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
}
