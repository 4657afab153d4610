import { accepted } from '../../http/answers.ts'
import type { Entrance } from '../../http/entrance.ts'
import { tooMany } from '../../http/refusal.ts'
import { checkDuplicate, type DuplicateDeps } from './check-duplicate.ts'
import { readCheck } from './read-check.ts'

const TOO_MANY =
  'We can’t check any more addresses for you today. You can carry on: we’ll check when you publish.'

export function registerHomeRoutes({ handle }: Entrance, deps: DuplicateDeps): void {
  handle('addressExists', readCheck, async ({ body, caller }) => {
    const draft = { uuid: body.uuid, ownerKey: caller.ownerKey }
    const checked = await checkDuplicate(deps, body.checked, draft, caller.client)
    if (checked.kind === 'limited') return tooMany(TOO_MANY, checked.retryAfterSeconds)
    const { isAdvertised, own } = checked
    // Nobody but its owner learns whose advert it is.
    const link = own && { own: { uuid: own.uuid, app_type: own.appType } }
    return accepted({ result: { listingExists: { listing: isAdvertised ? true : null }, ...link } })
  })
}
