import { isEmailAddress, normaliseEmail } from '#shared/values/email-address.ts'
import { formatMoment } from '#shared/values/moment.ts'
import { decidingCommand, done, notDone, readingCommand } from './command.ts'

const staffAdd = decidingCommand(
  {
    name: 'staff add',
    takes: 'EMAIL',
    reason: 'They are to work at the desk.',
    does: 'Invites somebody to the desk. Prints a link, good once and for 24 hours, for choosing a password and a second factor.',
  },
  ({ named: given }) =>
    async (deps, decision) => {
      if (!isEmailAddress(given)) return notDone(`"${given}" is no email address.`)
      const email = normaliseEmail(given)
      const path = await deps.staff.add(email, decision)
      return path === null
        ? notDone(`${email} has joined already. To begin again: staff remove ${email}, then staff add.`)
        : done(`${email} is invited. Give them this link, by a way that nobody else reads:`, `  ${path}`)
    },
)

const staffList = readingCommand(
  { name: 'staff list', does: 'Shows who may use the desk.' },
  () => async (deps) => {
    const members = await deps.staff.list()
    return members.length === 0
      ? done('There is nobody yet.')
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
  { name: 'staff remove', takes: 'EMAIL', does: 'Signs somebody out of the desk at once and for good.' },
  ({ named: given }) =>
    async (deps, decision) => {
      const email = normaliseEmail(given)
      return (await deps.staff.remove(email, decision))
        ? done(`${email} can use the desk no more.`)
        : notDone(`There is nobody with the address ${email}. "staff list" shows who there is.`)
    },
)

export const STAFF_COMMANDS = [staffAdd, staffList, staffRemove]
