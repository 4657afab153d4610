import { Ajv } from 'ajv'
import { expect } from 'vitest'
import { anEnquiry } from './api.ts'
import type { aFeed } from './feeds.ts'
import { aLetting, aProperty, envelope, rtdfCall } from './rtdf.ts'
import { RTDF_BRANCH_EMAILS, RTDF_PROPERTY_EMAILS } from './schemas/rtdf-emails.ts'
import type { aServer } from './server.ts'

interface Email {
  readonly email_id: number
  readonly user: {
    readonly user_contact_details: Readonly<Record<string, string | null>>
    readonly user_information: { readonly comments: string }
  }
  readonly property: { readonly agent_ref: string; readonly rightmove_id: number } | null
}
export interface LeadAnswer {
  readonly success: boolean
  readonly emails: readonly Email[] | null
  readonly errors: readonly { readonly error_code: string }[]
  readonly warnings: readonly { readonly warning_code: string; readonly warning_value: string }[]
  readonly export_period: { readonly start_date_time: string; readonly end_date_time: string } | null
}

const ajv = new Ajv({ allErrors: true })
const CALLS = {
  getbranchemails: ajv.compile(RTDF_BRANCH_EMAILS),
  getpropertyemails: ajv.compile(RTDF_PROPERTY_EMAILS),
}

type AFeed = Pick<Awaited<ReturnType<typeof aFeed>>, 'secret' | 'branch'>
export const ALL = { start_date_time: '06-11-2026 12:00:00', end_date_time: '31-12-2027 00:00:00' }

/** The messages. */
export const messagesIn = ({ emails }: LeadAnswer) =>
  emails?.map(({ user }) => user.user_information.comments)

/** A feed's lead calls, and what they are about. */
export function leadCalls(server: Awaited<ReturnType<typeof aServer>>) {
  /** Every answer is of the shape that the format gives it, whatever is asked. */
  async function ask(feed: AFeed, name: keyof typeof CALLS, more: object = {}) {
    const sent = {
      network: { network_id: 7 },
      branch: { branch_id: feed.branch },
      export_period: ALL,
      ...more,
    }
    const { status, headers, body } = await rtdfCall(server, feed.secret, name, sent)
    const check = CALLS[name]
    check(body)
    expect(check.errors ?? []).toEqual([])
    return { status, headers, ...(body as unknown as LeadAnswer) }
  }
  const ofBranch = (feed: AFeed, export_period: object = ALL) =>
    ask(feed, 'getbranchemails', { export_period })
  const ofHome = (feed: AFeed, agent_ref: string, more: object = {}) =>
    ask(feed, 'getpropertyemails', { property: { agent_ref }, ...more })

  let doors = 0
  /** The advert of a home that the feed sends. */
  async function aHome(feed: AFeed, ref: string, channel: 1 | 2 = 1): Promise<string> {
    const make = channel === 1 ? aProperty : aLetting
    const sent = make({ property: { agent_ref: ref }, address: { house_name_number: String((doors += 1)) } })
    const { body } = await rtdfCall(
      server,
      feed.secret,
      'sendpropertydetails',
      envelope(sent, channel, feed.branch),
    )
    return body.property.rightmove_url?.split('/').at(-1) ?? ''
  }
  const enquire = async (advert: string, message: string, changes: Readonly<Record<string, string>> = {}) =>
    expect(await anEnquiry(server, advert, { message, ...changes })).toBe(303)
  return { ask, ofBranch, ofHome, aHome, enquire }
}
