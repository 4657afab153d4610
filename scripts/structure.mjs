import path from 'node:path'
import { cruise } from 'dependency-cruiser'
import { print, ROOT } from './children.mjs'

/**
 * Counts the parts of a folder (its folders and loose files, without tests), the dependencies between them, and the
 * layers: a part stands one layer above the highest that it imports. `node scripts/structure.mjs [folder]`.
 */
process.chdir(ROOT)
const folder = process.argv[2] ?? 'src/server'
const { output } = await cruise([folder], {
  exclude: { path: '[.]test[.]tsx?$' },
  doNotFollow: { path: 'node_modules' },
  parser: 'swc',
  tsPreCompilationDeps: true,
})

const partOf = (file) => file.slice(folder.length + 1).split('/', 1)[0]
const isInside = (file) => file.startsWith(`${folder}/`)
const below = new Map()
for (const { source, dependencies } of output.modules) {
  if (!isInside(source)) continue
  const part = partOf(source)
  const imported = below.get(part) ?? new Set()
  below.set(part, imported)
  for (const { resolved } of dependencies) {
    if (isInside(resolved) && partOf(resolved) !== part) imported.add(partOf(resolved))
  }
}

const layers = new Map()
function layerOf(part, above = []) {
  if (above.includes(part)) throw new Error(`a cycle: ${[...above, part].join(' → ')}`)
  const known = layers.get(part)
  if (known !== undefined) return known
  const layer =
    1 + Math.max(0, ...[...(below.get(part) ?? [])].map((next) => layerOf(next, [...above, part])))
  layers.set(part, layer)
  return layer
}
const byName = (a, b) => a.localeCompare(b)
const parts = [...below.keys()].toSorted((a, b) => layerOf(b) - layerOf(a) || byName(a, b))
for (const part of parts) {
  print(`${layerOf(part)} ${part} → ${[...(below.get(part) ?? [])].toSorted(byName).join(' ')}`)
}
const dependencies = [...below.values()].reduce((sum, imported) => sum + imported.size, 0)
print(
  `${path.basename(folder)}: ${parts.length} parts, ${Math.max(...layers.values())} layers, ${dependencies} dependencies`,
)
