import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { operatorDeps } from '../../src/server/composition/operator-deps.ts'
import type { Outcome } from '../../src/server/staff/operator/command.ts'
import { findCommand } from '../../src/server/staff/operator/find-command.ts'
import { PORTAL_CONSENT_VERSION } from '../../src/shared/account/portal-consent.ts'
import { ENDPOINTS } from '../../src/shared/api/endpoints.ts'
import type { OwnPortal } from '../../src/shared/api/own-listing.ts'
import { atFileEnd } from './at-file-end.ts'
import type { TestPortal } from './portal-stand-in.ts'
import { anOwner, type Owner, published } from './publishing.ts'
import type { aServer } from './server.ts'

type Server = Awaited<ReturnType<typeof aServer>>

/** What the operator typed came to, on the database of that server. */
export async function typed({ database }: Pick<Server, 'database'>, ...words: string[]): Promise<Outcome> {
  const now = () => new Date()
  const found = findCommand(words, now())
  if (found.kind !== 'run') throw new Error('lines' in found ? found.lines.join(' ') : found.kind)
  return found.run(operatorDeps(database, now))
}

/** A file of that text, until the test file ends. */
export function aFileOf(text: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'gatepost-secret-'))
  atFileEnd(() => rmSync(folder, { recursive: true, force: true }))
  const file = path.join(folder, 'secret')
  writeFileSync(file, text)
  return file
}

let portals = 0

/** What `portal add` is told of a stand-in. */
export const placeOf = ({ origin }: Pick<TestPortal, 'origin'>, format: 'rtdf' | 'zoopla' = 'rtdf') => {
  const name = `Homefinder ${(portals += 1)}`
  const place = ['--name', name, '--format', format, '--branch', '501']
  return format === 'rtdf'
    ? { name, words: [...place, '--url', `${origin}/v1/property`, '--network', '77'] }
    : { name, words: [...place, '--url', `${origin}/live/v1`] }
}

/** A portal that the operator named and turned on. */
export async function aPortalForOwners(
  server: Pick<Server, 'database'>,
  at: Pick<TestPortal, 'origin'>,
  format: 'rtdf' | 'zoopla' = 'rtdf',
) {
  const { name, words } = placeOf(at, format)
  const added = await typed(
    server,
    'portal',
    'add',
    ...words,
    '--secret-file',
    aFileOf('the-portals-secret\n'),
  )
  if (!added.isDone) throw new Error(added.lines.join(' '))
  const { portal } = JSON.parse(added.lines.at(-1) ?? '') as { readonly portal: string }
  const turn = (word: 'on' | 'off') => typed(server, 'portal', word, portal, '--why', 'A test.')
  await turn('on')
  return { portal, name, turn }
}

/** An owner with a live advert, and what they do about a portal. */
export async function anOwnersAdvert(
  server: Server,
  portal: string,
  wanted: Parameters<typeof published>[2] = {},
  owner?: Owner,
) {
  const seller = owner ?? (await anOwner(server))
  const advert = await published(server, seller, wanted)
  const data = { uuid: advert.uuid, portal, version: PORTAL_CONSENT_VERSION }
  const own = async () =>
    (await server.deps.ownListings(seller.ownerKey)).find(({ listing }) => listing === advert.listing)
  return {
    ...advert,
    owner: seller,
    agree: (changed: Partial<typeof data> = {}, browser = seller.browser) =>
      browser.post(ENDPOINTS.agreePortal.path, { data: { ...data, ...changed } }),
    stop: (browser = seller.browser) => browser.post(ENDPOINTS.stopPortal.path, { data }),
    portals: async (): Promise<readonly OwnPortal[]> => (await own())?.portals ?? [],
    /** How it stands there, as its owner sees it. */
    there: async () => (await own())?.portals.find((one) => one.portal === portal),
  }
}
