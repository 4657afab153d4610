import { ADVERT_PAGE } from '../../src/shared/advert/page.ts'
import { blocksFor, fieldsIn } from '../../src/shared/form/block.ts'
import type { Field } from '../../src/shared/form/field.ts'
import { MESSAGES } from '../../src/shared/form/messages.ts'
import { type Rule, required } from '../../src/shared/form/rule.ts'

const CONTEXT = { appType: 'sell', addressType: 'standard' } as const

/**
 * The questions of /sell as plain data, without our rules: what a peer's authors would have written by hand in their
 * own library's terms. What needs a call to the server, photos and the
 * list of addresses, is left out.
 */
export function peerBlocks() {
  return blocksFor(ADVERT_PAGE, CONTEXT.appType)
    .filter(({ onlyFor }) => (onlyFor?.addressType ?? CONTEXT.addressType) === CONTEXT.addressType)
    .filter(({ name }) => name !== 'photos')
    .map((block) => ({
      name: block.name,
      title: block.group ?? block.title,
      lead: block.lead,
      help: block.help,
      shownWhen: block.shownWhen,
      fields: fieldsIn(block)
        .filter(([, { kind }]) => kind !== 'listed')
        .map(([name, field]) => ({ name, ...plain(field) })),
    }))
}

function plain({ rules, remote: _remote, notices, ...rest }: Field) {
  const asksAnything = rules.some(({ appliesToEmpty }) => appliesToEmpty)
  return {
    ...rest,
    isRequired: asksAnything && !rest.optional && rules.some(({ message }) => isAboutEmptiness(message)),
    notices: notices?.map(({ shownWhen, text }) => ({ shownWhen, text })),
  }
}

/** `requiredUnless` and its like ask too; a peer treats those as required. */
function isAboutEmptiness(message: Rule['message']): boolean {
  return message === required.message || message('Price', '2027-01-01') === MESSAGES.numeric('Price')
}
