import type { DraftToOpen } from '#shared/journey/query.ts'
import type { Database } from '../../db/pool.ts'

export interface LinkOwner {
  readonly accountId: string
  readonly firstName: string
}

export interface EmailLinkStore {
  readonly findOwner: (
    by: { readonly email: string } | { readonly accountId: string },
  ) => Promise<LinkOwner | null>
  readonly addPasswordLink: (
    link: Buffer,
    purpose: 'reset' | 'choose-password',
    accountId: string,
    expiresAt: Date,
  ) => Promise<void>
  /** False if the draft no longer belongs to that owner. */
  readonly addDraftLink: (link: Buffer, uuid: string, ownerKey: Buffer, expiresAt: Date) => Promise<boolean>
  /** The name of the agency; null if the invitation was withdrawn, or is too old. */
  readonly addInvitationLink: (link: Buffer, invitation: string, at: Date) => Promise<string | null>
  /** Null once the draft is gone. */
  readonly draftToOpen: (uuid: string) => Promise<DraftToOpen | null>
}

export function emailLinkStore(database: Database): EmailLinkStore {
  const run = async (text: string, values: readonly unknown[]): Promise<number> =>
    (await database.query(text, [...values])).rowCount ?? 0
  return {
    findOwner: async (by) => {
      const isEmail = 'email' in by
      const { rows } = await database.query<{ id: string; first_name: string }>(
        `select id, first_name from accounts where ${isEmail ? 'email = $1' : 'id = $1'}`,
        [isEmail ? by.email : by.accountId],
      )
      const [row] = rows
      return row ? { accountId: row.id, firstName: row.first_name } : null
    },
    addPasswordLink: async (link, purpose, accountId, expiresAt) => {
      await run(
        'insert into single_use_links (token_hash, purpose, account_id, expires_at) values ($1, $2, $3, $4)',
        [link, purpose, accountId, expiresAt],
      )
    },
    addDraftLink: async (link, uuid, ownerKey, expiresAt) =>
      (await run(
        `insert into single_use_links (token_hash, purpose, draft_uuid, owner_key, expires_at)
         select $1, 'finish-advert', uuid, owner_key, $4 from drafts where uuid = $2 and owner_key = $3`,
        [link, uuid, ownerKey, expiresAt],
      )) === 1,
    addInvitationLink: (link, invitation, at) => addInvitationLink(database, link, invitation, at),
    draftToOpen: async (uuid) => {
      const { rows } = await database.query<DraftToOpen>(
        `select uuid, app_type as "appType",
           exists (select 1 from accounts where accounts.owner_key = drafts.owner_key and is_agent) as "isForAgent"
         from drafts where uuid = $1`,
        [uuid],
      )
      return rows[0] ?? null
    },
  }
}

async function addInvitationLink(
  database: Database,
  link: Buffer,
  invitation: string,
  at: Date,
): Promise<string | null> {
  const { rows } = await database.query<{ name: string }>(
    `update agency_invitations set token_hash = $1 from agencies
     where agency_invitations.id = $2 and expires_at > $3 and agencies.id = agency_id returning name`,
    [link, invitation, at],
  )
  return rows[0]?.name ?? null
}
