import type { ClientBase } from 'pg'
import type { WebHookEvent } from '#shared/account/web-hooks.ts'

export interface HappenedEvent {
  readonly type: WebHookEvent
  readonly listing: string
  readonly at: Date
  /** What is told beside the advert, its branch and its reference. */
  readonly data: Readonly<Record<string, string | null>>
  /** Two of one key are one event. */
  readonly key: string
}

/** The web hooks of the advert's agency are told of it if and only if the caller's transaction commits. */
export async function noteEvent(
  connection: ClientBase,
  { type, listing, at, data, key }: HappenedEvent,
): Promise<void> {
  await connection.query({
    name: 'note-event',
    text: 'select note_event($1, $2, $3, $4, $5)',
    values: [type, listing, at, JSON.stringify(data), key],
  })
}
