import { isBranch } from '#shared/account/agency-feeds.ts'
import { isEmailAddress, normaliseEmail } from '#shared/values/email-address.ts'
import { formatMoment } from '#shared/values/moment.ts'
import { isUuid } from '#shared/values/uuid.ts'
import { FEED_FACTS, FEED_FORMATS, type FeedFormat } from '../formats/feed-format.ts'
import { decidingCommand, done, misread, notDone, readingCommand } from './command.ts'

const agencyAdd = decidingCommand(
  {
    name: 'agency add',
    usage: '--name N --email E',
    does: 'Makes an estate agency whose software may send its homes. Its last line is JSON. They sign in on the agents’ page, after asking for a new password there.',
    options: ['name', 'email'],
    reason: 'an agency asked to send its homes',
  },
  ({ options }) => {
    const name = (options.name ?? '').trim()
    const email = normaliseEmail(options.email ?? '')
    if (name === '' || name.length > MOST_NAME) return misread('--name has to be the agency’s name.')
    if (!isEmailAddress(email)) return misread('--email has to be an email address: enquiries go there.')
    return async ({ agencies }, decision) => {
      const added = await agencies.add({ name, email }, decision)
      return added === 'seller'
        ? notDone(`${email} is the address of somebody who sells or lets their own home.`)
        : done(JSON.stringify({ agency: added.id, name, email }))
    }
  },
)

const MOST_NAME = 100

const feedAdd = decidingCommand(
  {
    name: 'feed add',
    usage: `--agency ID --branch B --format ${FEED_FORMATS.join('|')}`,
    does: 'Lets software send the homes of one branch. Its last line is JSON, with the secret, which is shown this once.',
    options: ['agency', 'branch', 'format'],
    reason: 'an agency asked to send its homes',
  },
  ({ options }) => {
    const { agency = '', branch = '', format = '' } = options
    if (!isUuid(agency)) return misread('--agency has to be the id that "agency add" printed.')
    if (!isBranch(branch))
      return misread('--branch has to be up to 20 letters and digits, as the software names it.')
    if (!isFormat(format)) return misread(`--format has to be one of ${FEED_FORMATS.join(', ')}.`)
    return async ({ agencies, newSecret, origin }, decision) => {
      const { secret, hash } = newSecret()
      const added = await agencies.addFeed({ agencyId: agency, branch, format }, hash, decision)
      if (added === 'no-agency') return notDone(`There is no agency ${agency}.`)
      if (added === 'known') return notDone('There is such a feed already. For another secret: feed secret.')
      return done(JSON.stringify({ feed: added.id, branch, secret, url: origin + FEED_FACTS[format].path }))
    }
  },
)

const isFormat = (text: string): text is FeedFormat => FEED_FORMATS.some((format) => format === text)

const OLD_SECRET_MS = 86_400_000

const feedSecret = decidingCommand(
  {
    name: 'feed secret',
    takes: 'FEED',
    does: 'Gives a feed another secret, and prints it as JSON. The one before works for another day.',
  },
  ({ named: id }) =>
    async ({ agencies, newSecret, origin }, decision) => {
      const { secret, hash } = newSecret()
      const until = new Date(decision.at.getTime() + OLD_SECRET_MS)
      const feed = isUuid(id) ? await agencies.changeSecret(id, hash, until, decision) : null
      if (feed === null) return notDone(`There is no feed ${id}. "feed list" shows what there is.`)
      return done(
        JSON.stringify({ feed: id, branch: feed.branch, secret, url: origin + FEED_FACTS[feed.format].path }),
      )
    },
)

const feedList = readingCommand(
  { name: 'feed list', does: 'Shows the feeds and when each was last heard of.' },
  () =>
    async ({ agencies }) => {
      const feeds = await agencies.listFeeds()
      if (feeds.length === 0) return done('There is no feed.')
      return done(
        ...feeds.map(({ id, agency, branch, format, lastCallAt }) => {
          const heard =
            lastCallAt === null ? 'never heard of' : `last heard of on ${formatMoment(lastCallAt)}`
          return `${id}  ${agency}, branch ${branch}, ${format}, ${heard}`
        }),
      )
    },
)

const feedConfirm = decidingCommand(
  {
    name: 'feed confirm',
    takes: 'IMPORT',
    does: 'Says yes to a file that is held because it takes many homes off. Ask the agency first.',
  },
  ({ named: id }) =>
    async ({ confirmImport }, decision) =>
      isUuid(id) && (await confirmImport(id, decision))
        ? done(`${id} takes off what the file does not have.`)
        : notDone(`There is no import ${id} that is held.`),
)

export const FEED_COMMANDS = [agencyAdd, feedAdd, feedSecret, feedList, feedConfirm]
