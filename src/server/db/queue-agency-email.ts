import type { ClientBase } from 'pg'
import { type EmailToSend, queueEmail } from './queue-email.ts'

/** To each owner and editor of an agency. Their addresses follow the key. */
export async function queueAgencyEmail(
  connection: ClientBase,
  agencyId: string,
  { sendKey, ...email }: Omit<EmailToSend, 'to'>,
): Promise<void> {
  const { rows } = await connection.query<{ email: string }>(
    `select email from agency_people join accounts on accounts.id = account_id
     where agency_id = $1 and role in ('owner', 'editor') order by email`,
    [agencyId],
  )
  for (const { email: to } of rows)
    await queueEmail(connection, { ...email, sendKey: `${sendKey} ${to}`, to })
}
