import { isBranch, LONGEST_BRANCH, OLD_SECRET_DAYS } from '#shared/account/agency-feeds.ts'
import { isEmailAddress, normaliseEmail } from '#shared/values/email-address.ts'
import { formatMoment } from '#shared/values/moment.ts'
import { DAY_MS } from '#shared/values/time-units.ts'
import { isUuid } from '#shared/values/uuid.ts'
import { fingerprintIn } from '../../formats/certificate-fingerprint.ts'
import { FEED_FACTS, FEED_FORMATS, type FeedFormat } from '../../formats/feed-format.ts'
import { decidingCommand, done, misread, notDone, readingCommand } from './command.ts'

const agencyAdd = decidingCommand(
  {
    name: 'agency add',
    usage: '--name N --email E',
    does: 'Makes an estate agency whose software can send its homes. The last line is JSON. To sign in, they ask for a new password on the agents’ page.',
    options: ['name', 'email'],
    reason: 'an agency asked to send its homes',
  },
  ({ options }) => {
    const name = (options.name ?? '').trim()
    const email = normaliseEmail(options.email ?? '')
    if (name === '' || name.length > MOST_NAME) return misread('--name must be the agency’s name.')
    if (!isEmailAddress(email)) return misread('--email must be an email address. Enquiries go there.')
    return async ({ agencies }, decision) => {
      const added = await agencies.add({ name, email }, decision)
      if (added === 'seller') return notDone(`${email} belongs to a person who sells or lets their own home.`)
      if (added === 'elsewhere')
        return notDone(`${email} belongs to a person who works at another agency. Use another address.`)
      return done(JSON.stringify({ agency: added.id, name, email }))
    }
  },
)

const MOST_NAME = 100

const feedAdd = decidingCommand(
  {
    name: 'feed add',
    usage: `--agency ID --branch B --format ${FEED_FORMATS.join('|')}`,
    does: 'Lets software send the homes of one branch. The last line is JSON with the secret, which we only show once.',
    options: ['agency', 'branch', 'format'],
    reason: 'an agency asked to send its homes',
  },
  ({ options }) => {
    const { agency = '', branch = '', format = '' } = options
    if (!isUuid(agency)) return misread('--agency must be the id that "agency add" printed.')
    if (!isBranch(branch))
      return misread(`--branch must be up to ${LONGEST_BRANCH} letters and digits, as the software names it.`)
    if (!isFormat(format)) return misread(`--format must be one of ${FEED_FORMATS.join(', ')}.`)
    return async ({ agencies, newSecret, origin }, decision) => {
      const { token: secret, hash } = newSecret()
      const added = await agencies.addFeed({ agencyId: agency, branch, format }, hash, decision)
      if (added === 'no-agency') return notDone(`We have no agency ${agency}.`)
      if (added === 'known')
        return notDone('This branch already has a feed in this format. For a new secret: feed secret FEED')
      return done(JSON.stringify({ feed: added.id, branch, secret, url: origin + FEED_FACTS[format].path }))
    }
  },
)

const isFormat = (text: string): text is FeedFormat => FEED_FORMATS.some((format) => format === text)

const OLD_SECRET_MS = OLD_SECRET_DAYS * DAY_MS

const feedSecret = decidingCommand(
  {
    name: 'feed secret',
    takes: 'FEED',
    does: `Gives a feed a new secret and prints it as JSON. The old one works for another ${OLD_SECRET_DAYS} days.`,
  },
  ({ named: id }) =>
    async ({ agencies, newSecret, origin }, decision) => {
      const { token: secret, hash } = newSecret()
      const until = new Date(decision.at.getTime() + OLD_SECRET_MS)
      const feed = isUuid(id) ? await agencies.changeSecret(id, hash, until, decision) : null
      if (feed === null) return notDone(`We have no feed ${id}. To see all feeds: feed list`)
      return done(
        JSON.stringify({ feed: id, branch: feed.branch, secret, url: origin + FEED_FACTS[feed.format].path }),
      )
    },
)

const MOST_CERTIFICATES = 4

const feedCertificate = decidingCommand(
  {
    name: 'feed certificate',
    takes: 'FEED',
    usage: '--sha256 F,F | --sha256 none',
    does: 'Takes calls of a feed only with one of these client certificates, as your proxy passes them on, or again without.',
    options: ['sha256'],
  },
  ({ named: id, options: { sha256 = '' } }) => {
    const given = sha256 === 'none' ? [] : sha256.split(',').map(fingerprintIn)
    const hashes = given.filter((hash) => hash !== null)
    if (hashes.length < given.length || hashes.length > MOST_CERTIFICATES)
      return misread(
        `--sha256 must be up to ${MOST_CERTIFICATES} fingerprints of 64 hexadecimal digits with commas between them, or none.`,
      )
    return async ({ agencies }, decision) => {
      const isChanged = isUuid(id) && (await agencies.changeCertificates(id, hashes, decision))
      if (!isChanged) return notDone(`We have no feed ${id}. To see all feeds: feed list`)
      return done(
        hashes.length > 0
          ? `Feed ${id} needs its certificate beside the secret.`
          : `Feed ${id} needs its secret alone.`,
      )
    }
  },
)

const feedList = readingCommand(
  { name: 'feed list', does: 'Shows the feeds, and when we last heard from each.' },
  () =>
    async ({ agencies }) => {
      const feeds = await agencies.listFeeds()
      if (feeds.length === 0) return done('You have no feeds.')
      return done(
        ...feeds.map(({ id, agency, branch, format, lastCallAt, hasCertificate }) => {
          const heard =
            lastCallAt === null ? 'not heard from yet' : `last heard from on ${formatMoment(lastCallAt)}`
          const proof = hasCertificate ? ', with a certificate' : ''
          return `${id}  ${agency}, branch ${branch}, ${format}${proof}, ${heard}`
        }),
      )
    },
)

const feedConfirm = decidingCommand(
  {
    name: 'feed confirm',
    takes: 'IMPORT',
    does: 'Confirms a file we’re holding because it takes many homes off. Ask the agency first.',
  },
  ({ named: id }) =>
    async ({ confirmImport }, decision) =>
      isUuid(id) && (await confirmImport(id, decision))
        ? done(`We’re taking off the homes that aren’t in file ${id}.`)
        : notDone(`We’re not holding an import ${id}.`),
)

export const FEED_COMMANDS = [agencyAdd, feedAdd, feedSecret, feedCertificate, feedList, feedConfirm]
