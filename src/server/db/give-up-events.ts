import type { ClientBase } from 'pg'

/** Nothing that waits for this web hook is sent by itself any more, and what happens later is an event of its own. */
export async function giveUpEvents(connection: ClientBase, webHook: string): Promise<void> {
  await connection.query(
    `update web_hook_events set due_at = null, outcome = 'given-up',
       once_key = case when type = 'enquiry.received' then once_key end
     where web_hook_id = $1 and due_at is not null`,
    [webHook],
  )
}
