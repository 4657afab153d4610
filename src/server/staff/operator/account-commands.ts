import { counted } from '#shared/values/counted.ts'
import { normaliseEmail } from '#shared/values/email-address.ts'
import { decidingCommand, done, notDone } from './command.ts'

const accountDelete = decidingCommand(
  {
    name: 'account delete',
    takes: 'EMAIL',
    does: 'Deletes an account for good, with its drafts and adverts. Live adverts go offline at once. Orders stay, without a name.',
  },
  ({ named }) =>
    async (deps, decision) => {
      const email = normaliseEmail(named)
      const outcome = await deps.deleteAccount(email, decision)
      switch (outcome.kind) {
        case 'none':
          return notDone(`We have no account for ${email}.`)
        case 'agency':
          return notDone(`${email} works for an agency. Take them off its People page first.`)
        case 'unsettled':
          return notDone(
            'These orders aren’t settled yet. Wait for the payment to end or the refund to arrive, then try again:',
            ...outcome.orders.map((id) => `  ${id}`),
          )
        case 'deleted':
          return done(
            `We’ve deleted the account for ${email}, with ${counted(outcome.adverts, 'advert')} and ${counted(outcome.drafts, 'draft')}.`,
            ...(outcome.orders === 0
              ? []
              : [`We’ve kept ${counted(outcome.orders, 'order')}, without a name.`]),
            'Messages to support, emails we sent and tenant references go when their time is up. Backups made before now still have the account.',
          )
      }
    },
)

export const ACCOUNT_COMMANDS = [accountDelete]
