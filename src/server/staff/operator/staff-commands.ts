import { STAFF_LINK_HOURS } from '#shared/account/single-use-links.ts'
import { counted } from '#shared/values/counted.ts'
import { isEmailAddress, normaliseEmail } from '#shared/values/email-address.ts'
import { formatMoment } from '#shared/values/moment.ts'
import { decidingCommand, done, notDone, readingCommand } from './command.ts'

const staffAdd = decidingCommand(
  {
    name: 'staff add',
    takes: 'EMAIL',
    reason: 'They’re joining the desk.',
    does: `Invites a person to the desk. Prints a link to choose a password and a second factor. It works once, for ${counted(STAFF_LINK_HOURS, 'hour')}.`,
  },
  ({ named: given }) =>
    async (deps, decision) => {
      if (!isEmailAddress(given)) return notDone(`"${given}" isn’t an email address.`)
      const email = normaliseEmail(given)
      const path = await deps.staff.add(email, decision)
      return path === null
        ? notDone(`${email} has already joined. To start again: staff remove ${email}, then staff add.`)
        : done(`You’ve invited ${email}. Send them this link privately:`, `  ${path}`)
    },
)

const staffList = readingCommand(
  { name: 'staff list', does: 'Shows who can use the desk.' },
  () => async (deps) => {
    const members = await deps.staff.list()
    return members.length === 0
      ? done('You haven’t invited anyone yet.')
      : done(
          ...members.map(({ email, invitedAt, joinedAt }) =>
            joinedAt === null
              ? `${email}, invited on ${formatMoment(invitedAt)}`
              : `${email}, joined on ${formatMoment(joinedAt)}`,
          ),
        )
  },
)

const staffRemove = decidingCommand(
  { name: 'staff remove', takes: 'EMAIL', does: 'Signs a person out of the desk at once, and for good.' },
  ({ named: given }) =>
    async (deps, decision) => {
      const email = normaliseEmail(given)
      return (await deps.staff.remove(email, decision))
        ? done(`${email} can’t use the desk any more.`)
        : notDone(`We have no one with the address ${email}. To see everyone: staff list`)
    },
)

export const STAFF_COMMANDS = [staffAdd, staffList, staffRemove]
