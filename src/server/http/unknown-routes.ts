import type { FastifyInstance, FastifyRequest } from 'fastify'
import { methodNotAllowed, notFound, type Refusal } from './refusal.ts'

const READING = ['GET', 'HEAD']

/** 405 if another method would work, else 404. */
export interface UnknownRoutes {
  readonly refusalFor: (request: FastifyRequest) => Refusal
  /** Call it after the routes. A page for any path must not answer for the paths of calls, unless both exist. */
  readonly guardCallsFromPages: (app: FastifyInstance, except: readonly string[]) => void
}

export function watchRoutes(app: FastifyInstance): UnknownRoutes {
  const methods = new Map<string, Set<string>>()
  app.addHook('onRoute', ({ url, method }) => {
    const known = methods.get(url) ?? new Set()
    for (const name of [method].flat()) known.add(name)
    methods.set(url, known)
  })
  const refusalFor = ({ url, method }: FastifyRequest): Refusal => {
    const path = pathOf(url)
    const own = [...methods].flatMap(([known, names]) => (isAt(known, path) ? [...names] : []))
    const allowed = new Set(own.length === 0 && looksLikePage(path) ? methods.get('*') : own)
    return allowed.size === 0 || allowed.has(method) ? notFound() : methodNotAllowed(allowed)
  }
  /** By the routes for all paths of a folder: pages do not answer there. */
  const isCovered = (url: string): boolean =>
    [...methods.keys()].some((other) => /^\/.+\/\*$/.test(other) && url.startsWith(other.slice(0, -1)))
  const guardCallsFromPages = (guarded: FastifyInstance, except: readonly string[]): void => {
    for (const [url, known] of [...methods]) {
      if (except.includes(url)) {
        for (const method of READING) known.add(method)
        continue
      }
      if (url.includes('*') || READING.some((method) => known.has(method))) continue
      if (isCovered(url)) continue
      const callable = new Set(known)
      guarded.route({
        method: READING,
        url,
        handler: async () => {
          throw methodNotAllowed(callable)
        },
      })
      methods.set(url, callable)
    }
  }
  return { refusalFor, guardCallsFromPages }
}

/** `:name` in a route is any part of a path, and `:name?` may be missing. */
function isAt(route: string, path: string): boolean {
  const [wanted, parts] = [route.split('/'), path.split('/')]
  const least = wanted.filter((part) => !part.endsWith('?')).length
  const fits = (part: string, at: number): boolean => wanted[at]?.startsWith(':') || wanted[at] === part
  return parts.length >= least && parts.length <= wanted.length && parts.every(fits)
}

const pathOf = (url: string): string => url.split('?', 1)[0] ?? url

const SOURCE_FOLDERS = new Set([
  'assets',
  'bench',
  'build',
  'data',
  'docs',
  'migrations',
  'node_modules',
  'scripts',
  'src',
  'tests',
])

/** Pages' paths have neither dots nor our folders' names, so that no page is shown in place of a file. */
export function looksLikePage(path: string): boolean {
  const [first = ''] = path.split('/').slice(1)
  return !/[.\\%\0]|\/\//.test(path) && !SOURCE_FOLDERS.has(first)
}
