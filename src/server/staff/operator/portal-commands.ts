import { readFile } from 'node:fs/promises'
import {
  PORTAL_FAULTS,
  PORTAL_FORMATS,
  type PortalSecret,
  readPortal,
  readSecret,
} from '#shared/account/agency-portals.ts'
import type { FormErrors, PostedFields } from '#shared/form/plain-form.ts'
import { formatDate, today } from '#shared/values/iso-date.ts'
import { isUuid } from '#shared/values/uuid.ts'
import type { KnownPortal, OperatorsPortal } from '../../agents/portals/operators-portals-store.ts'
import { checkSecret } from '../../formats/check-certificate.ts'
import { noteInWords } from '../../formats/portal-speech.ts'
import { decidingCommand, done, type Given, notDone, type Outcome, readingCommand } from './command.ts'

/** A secret is read from a file: what is typed here stays in the shell's history, and others on the machine can see it. */
const SECRET_OPTIONS = ['secret-file', 'certificate-file', 'key-file'] as const
const SECRET_USAGE = '--secret-file F | --certificate-file F --key-file F'
const PLACE_OPTIONS = ['name', 'format', 'url', 'network', 'branch'] as const

type SecretOption = (typeof SECRET_OPTIONS)[number]
type PlaceOption = (typeof PLACE_OPTIONS)[number]

/** What stands for each field of an agency's form. */
const OPTION_OF: Readonly<Record<string, PlaceOption | SecretOption>> = {
  name: 'name',
  format: 'format',
  url: 'url',
  network: 'network',
  theirBranch: 'branch',
  proof: 'secret-file',
  secret: 'secret-file',
  certificate: 'certificate-file',
  key: 'key-file',
}

const NO_KEY = 'Set OUTGOING_KEY as the site has it. If the site is a sandbox without one, start it first.'
const unknown = (id: string): Outcome => notDone(`We have no portal ${id}. To see all portals: portal list`)

const portalAdd = decidingCommand(
  {
    name: 'portal add',
    usage: `--name N --format ${PORTAL_FORMATS.join('|')} --url U [--network N] --branch B ${SECRET_USAGE}`,
    does: 'Names a portal that owners’ adverts can be sent to. It’s off until you turn it on. The last line is JSON.',
    options: [...PLACE_OPTIONS, ...SECRET_OPTIONS],
    reason: 'a portal takes private adverts',
  },
  ({ options }) =>
    async ({ portals }, decision) => {
      const read = await readFiles(options)
      if ('problem' in read) return notDone(read.problem)
      const { name = '', format = '', url = '', network = '', branch: theirBranch = '' } = options
      const asked = { name, format, url, network, theirBranch, ...read.fields }
      const { errors, value } = readPortal(asked, null)
      const secret = value === null ? null : value.secret
      if (value === null || secret === null) return notDone(...linesOf(errors))
      const kept = keptSecret(secret, decision.at)
      if ('problem' in kept) return notDone(kept.problem)
      const added = await portals.add(placeOf(value), kept, decision)
      if (added === 'no-key') return notDone(NO_KEY)
      if (added === 'known') return notDone(`There’s already a portal called ${value.name}.`)
      return done(JSON.stringify({ portal: added.id, name: value.name, on: false }))
    },
)

const placeOf = ({ name, format, url, network, theirBranch }: OperatorsPortal): OperatorsPortal => ({
  name,
  format,
  url,
  network,
  theirBranch,
})

const portalSecret = decidingCommand(
  {
    name: 'portal secret',
    takes: 'PORTAL',
    usage: SECRET_USAGE,
    does: 'Gives a portal another secret or client certificate, and tries again what it hasn’t taken.',
    options: SECRET_OPTIONS,
  },
  ({ named: id, options }) =>
    async ({ portals }, decision) => {
      const read = await readFiles(options)
      if ('problem' in read) return notDone(read.problem)
      const { errors, value } = readSecret(read.fields)
      if (value === null) return notDone(...linesOf(errors))
      const kept = keptSecret(value, decision.at)
      if ('problem' in kept) return notDone(kept.problem)
      const changed = isUuid(id) ? await portals.changeSecret(id, kept, decision) : 'unknown'
      if (changed === 'no-key') return notDone(NO_KEY)
      return changed === 'unknown' ? unknown(id) : done(`${changed.name} has its new secret.`)
    },
)

const turning = (word: 'on' | 'off', does: string, reply: (name: string) => string) =>
  decidingCommand(
    { name: `portal ${word}`, takes: 'PORTAL', does },
    ({ named: id }) =>
      async ({ portals }, decision) => {
        const turned = isUuid(id) ? await portals.turn(id, word === 'on', decision) : 'unknown'
        return turned === 'unknown' ? unknown(id) : done(reply(turned.name))
      },
  )

const portalOn = turning(
  'on',
  'Offers a portal to owners, and sends it the adverts whose owners agree.',
  (name) => `${name} is on. Owners can send it their adverts.`,
)

const portalOff = turning(
  'off',
  'Takes owners’ adverts off a portal and stops offering it. What owners agreed to stands if you turn it on again.',
  (name) => `${name} is off. We’re taking owners’ adverts off it.`,
)

const portalList = readingCommand(
  { name: 'portal list', does: 'Shows the portals that owners’ adverts can be sent to.' },
  () =>
    async ({ portals }) => {
      const known = await portals.list()
      return known.length === 0 ? done('You have no portals.') : done(...known.flatMap(linesAbout))
    },
)

function linesAbout(portal: KnownPortal): readonly string[] {
  const { id, name, format, url, isOn, secretEndsAt, agreed, there, waiting, wrong } = portal
  const ends = secretEndsAt === null ? '' : `, certificate until ${formatDate(today(secretEndsAt))}`
  const counts = `${agreed} agreed to, ${there} there, ${waiting} waiting, ${wrong} not taken`
  const problem = problemOf(portal)
  return [
    `${id}  ${name}, ${isOn ? 'on' : 'off'}, ${format}, ${url}${ends}`,
    `  Adverts: ${counts}`,
    ...(wrong === 0 || problem === '' ? [] : [`  Last problem: ${problem}`]),
  ]
}

const problemOf = ({ fault, notes }: KnownPortal): string =>
  [...(fault === null ? [] : [PORTAL_FAULTS[fault]]), ...(notes ?? []).map(noteInWords)].join(' ')

/** PEM is shorter. */
const MOST_BYTES = 65_536

type Files = { readonly fields: PostedFields } | { readonly problem: string }

/** As the fields of an agency's form. */
async function readFiles(options: Given<SecretOption>['options']): Promise<Files> {
  const texts: Partial<Record<SecretOption, string>> = {}
  for (const option of SECRET_OPTIONS) {
    const file = options[option]
    if (file === undefined) continue
    const bytes = await readFile(file).catch(() => null)
    if (bytes === null || bytes.length > MOST_BYTES) return { problem: `We can’t read --${option} ${file}.` }
    texts[option] = bytes.toString('utf8').trim()
  }
  const { 'secret-file': secret, 'certificate-file': certificate, 'key-file': key } = texts
  if (secret !== undefined && (certificate !== undefined || key !== undefined))
    return { problem: 'Give either --secret-file, or --certificate-file with --key-file.' }
  if (secret !== undefined) return { fields: { proof: 'bearer', secret } }
  if (certificate === undefined && key === undefined) return { problem: `Give the secret: ${SECRET_USAGE}` }
  return { fields: { proof: 'certificate', certificate: certificate ?? '', key: key ?? '' } }
}

const linesOf = (errors: FormErrors): readonly string[] =>
  Object.entries(errors).map(([field, error]) => `--${OPTION_OF[field] ?? field}: ${error}`)

function keptSecret(secret: PortalSecret, at: Date) {
  const checked = checkSecret(secret, at)
  return checked.kind === 'right'
    ? { secret, endsAt: checked.endsAt }
    : { problem: `--${OPTION_OF[checked.field] ?? checked.field}: ${checked.problem}` }
}

export const PORTAL_COMMANDS = [portalAdd, portalSecret, portalOn, portalOff, portalList]
