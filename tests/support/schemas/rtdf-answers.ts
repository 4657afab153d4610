import { answer, CHANNEL, MOMENT, orNull, TEXT, WHOLE } from './rtdf-parts.ts'
import { listOf, oneOf, only } from './schema-parts.ts'

/** What RTDF 1.4.1 says of the answers to a home that is sent or removed. */
export const RTDF_PROPERTY = answer({
  property: orNull(
    only([], {
      agent_ref: orNull(TEXT),
      rightmove_id: orNull(WHOLE),
      rightmove_url: orNull(TEXT),
      change_type: orNull(oneOf('CREATE', 'UPDATE', 'DELETE')),
    }),
  ),
})
/** And to a branch's list. */
export const RTDF_LIST = answer({
  branch: orNull(only(['branch_id'], { branch_id: orNull(WHOLE), channel: orNull(CHANNEL) })),
  property: orNull(
    listOf(
      only(['rightmove_id', 'agent_ref', 'channel'], {
        rightmove_id: WHOLE,
        agent_ref: TEXT,
        update_date: orNull(MOMENT),
        channel: CHANNEL,
      }),
    ),
  ),
})
