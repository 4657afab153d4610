import type { LightMyRequestResponse } from 'fastify'
import { beforeAll, beforeEach, expect } from 'vitest'
import { emailsTo } from './browsers.ts'
import { aBuyer, type LetOption } from './buyers.ts'
import { anAddress } from './desk.ts'
import { aServer } from './server.ts'

export const START = new Date('2026-11-20T12:00:00Z')

type Server = Awaited<ReturnType<typeof aServer>>

let people = 0
/** An address that nobody else has. */
export const anApplicant = (): { readonly name: string; readonly email: string } => ({
  name: `Alex Applicant ${++people}`,
  email: `applicant${people}@example.org`,
})

/** A landlord with a bought option, and the calls of everybody in a reference. */
async function aLandlord(server: Server, now: () => Date) {
  const buyer = await aBuyer(server, now)
  const { cookies } = buyer.owner.browser
  const call = (url: string, fields?: Readonly<Record<string, string>>, own = true) =>
    server.app.inject({
      method: fields === undefined ? 'GET' : 'POST',
      url,
      remoteAddress: anAddress(),
      ...(own ? { cookies: Object.fromEntries(cookies) } : {}),
      ...(fields === undefined
        ? {}
        : {
            headers: { 'content-type': 'application/x-www-form-urlencoded' },
            payload: new URLSearchParams(fields).toString(),
          }),
    })
  const pageOf = (listing: string): string => `/tenant-references/${listing}`
  /** The path of the link in the newest email to that address. */
  const linkFor = async (email: string): Promise<string> => {
    const [newest] = await emailsTo(server, email)
    return /\/reference\/[\w-]{43}/.exec(newest?.text ?? '')?.[0] ?? ''
  }
  const byLink = (link: string, fields?: Readonly<Record<string, string>>) => call(link, fields, false)
  const ask = (listing: string, applicant = anApplicant()): Promise<LightMyRequestResponse> =>
    call(pageOf(listing), { act: 'ask', ...applicant })
  return {
    buyer,
    call,
    pageOf,
    linkFor,
    byLink,
    ask,
    bought: async (option: LetOption) => (await buyer.bought(option)).listing,
    /** Asked for and agreed to; the link. */
    agreed: async (listing: string, applicant = anApplicant()): Promise<string> => {
      await ask(listing, applicant)
      const link = await linkFor(applicant.email)
      await byLink(link, { act: 'consent' })
      return link
    },
  }
}
type Landlord = Awaited<ReturnType<typeof aLandlord>>

/** A server with a landlord of its own for each test, at a clock that the test sets. */
export function aReferenceSite() {
  let clock = START
  let server: Server
  let landlord: Landlord
  const now = () => clock
  beforeAll(async () => {
    server = await aServer({ now })
  })
  beforeEach(async () => {
    clock = START
    landlord = await aLandlord(server, now)
  })
  const rows = async (statement: string, values: readonly unknown[] = []) =>
    (await server.owner.query(statement, [...values])).rows
  return {
    now,
    rows,
    server: () => server,
    landlord: () => landlord,
    another: () => aLandlord(server, now),
    /** So many days and seconds after the start. */
    goTo: (days: number, seconds = 0) => {
      clock = new Date(START.getTime() + days * 86_400_000 + seconds * 1_000)
    },
    /** The newest reference of an advert, as it is stored. */
    rowOf: async (listing: string) =>
      (
        await rows(
          `select r.* from tenant_references r join entitlements e on e.id = entitlement_id where listing_id = $1
           order by asked_at desc, r.id limit 1`,
          [listing],
        )
      )[0],
    standing: async (listing: string) =>
      (await landlord.buyer.own(listing))?.entitlements.find(({ kind }) => kind === 'tenant-reference'),
    /** Nothing that an applicant said is where somebody but staff could read it. */
    expectNothingOf: async (listing: string): Promise<void> => {
      const own = (await landlord.call(landlord.pageOf(listing))).body
      const adverts = JSON.stringify(await landlord.buyer.own(listing))
      const subjects = JSON.stringify(await rows('select subject from sandbox_messages'))
      for (const text of [own, adverts, subjects, server.logText()]) expect(text).not.toMatch(SECRETS)
      const stored = [
        ...(await rows('select * from tenant_references')),
        ...(await rows('select * from tenant_reference_confirmations')),
        ...(await rows('select * from audit')),
      ]
      for (const row of stored) {
        const texts = Object.values(row).map((value) =>
          Buffer.isBuffer(value) ? value.toString() : JSON.stringify(value),
        )
        expect(texts.join(' ')).not.toMatch(SECRETS)
      }
    },
  }
}

const SECRETS = /Secretname|Hidden Lane|28,?517|Landlady|Quiet ?Mill|Una Boss|weaver|Oldhouse|Former Street/i
