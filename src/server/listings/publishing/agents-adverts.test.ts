import { beforeAll, describe, expect, test } from 'vitest'
import type { DraftAnswers } from '#shared/advert/answers.ts'
import { EXPORT_FORMATS } from '#shared/advert/export-formats.ts'
import { ENDPOINTS } from '#shared/api/endpoints.ts'
import { paths } from '#shared/journey/paths.ts'
import { agentCopyPath, agentCreatePath, copyPath } from '#shared/journey/query.ts'
import { anEnquiry } from '../../../../tests/support/api.ts'
import { emailsTo } from '../../../../tests/support/browsers.ts'
import { aFeed, anAgency } from '../../../../tests/support/feeds.ts'
import { aPicture } from '../../../../tests/support/pictures.ts'
import {
  aFinishedDraft,
  anOwner,
  listingOf,
  type Owner,
  published,
} from '../../../../tests/support/publishing.ts'
import { aProperty, envelope, rtdfCall } from '../../../../tests/support/rtdf.ts'
import { aServer } from '../../../../tests/support/server.ts'
import { photoNames } from '../../adverts/photos/photo-names.ts'

let server: Awaited<ReturnType<typeof aServer>>
let agent: Owner
beforeAll(async () => {
  server = await aServer()
  agent = await anOwner(server, 'agent')
})

/** An advert of an agent's own, as the agents' page publishes it. */
async function anAdvert(owner: Owner = agent, answers: DraftAnswers = {}) {
  const draft = await aFinishedDraft(server, owner, { answers: { marketingOption: null, ...answers } })
  const publish = async (version: number, changed: DraftAnswers = {}) =>
    (await owner.browser.post(ENDPOINTS.agentPublish.path, { data: draft.stateOf(version, changed) })).body
  const { listing_id: listing } = await publish(1)
  return { ...draft, publish, listing: String(listing) }
}
const shown = async (listing: string) => await server.app.inject({ url: paths.advert(listing) })
const ownAdverts = async ({ browser }: Owner) =>
  await (await browser.call(browser === agent.browser ? paths.agentListing() : paths.unfinished())).text()

/** What a page for a new advert fills in. */
async function knownTo({ browser }: Owner, path: string) {
  const html = await (await browser.call(path.replace('/new/', '/'))).text()
  const state = /id="first-state">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
  return JSON.parse(state).state.known as DraftAnswers
}

describe('an agent’s advert', () => {
  test('names who markets it, before it is published and after', async () => {
    const advert = await anAdvert()
    const named = 'Marketed by Northgate Homes'
    await server.database.query(`update accounts set agency_name = 'Northgate Homes' where id = $1`, [
      agent.accountId,
    ])
    expect((await shown(advert.listing)).body).toContain(named)
    expect(await (await agent.browser.call(paths.checkAdvert(advert.uuid))).text()).toContain(named)
    const { listing } = await published(server, await anOwner(server))
    expect((await shown(listing)).body).not.toContain('Marketed by')
  })
})

describe('an agent’s advert has what an owner’s has', () => {
  test('it is withdrawn and put back, at the same address', async () => {
    const advert = await anAdvert()
    expect((await shown(advert.listing)).statusCode).toBe(200)
    expect((await advert.withdraw()).body.success).toBe(true)
    expect((await shown(advert.listing)).statusCode).toBe(404)
    expect((await advert.republish()).body.success).toBe(true)
    expect((await shown(advert.listing)).statusCode).toBe(200)
    expect((await advert.withdraw((await anOwner(server, 'agent')).browser)).body.success).toBe(false)
  })

  test('it is edited, and shown as it was until it is published again', async () => {
    const advert = await anAdvert()
    await advert.save(1, { sellingPrice: 412_000 })
    expect((await shown(advert.listing)).body).not.toContain('£412,000')
    expect(await advert.publish(2, { sellingPrice: 412_000 })).toMatchObject({
      success: true,
      listing_id: advert.listing,
    })
    expect((await shown(advert.listing)).body).toContain('£412,000')
  })

  test('another advert of its home is refused, as long as it is shown', async () => {
    const { answers } = await anAdvert()
    const home = { streetName: answers.streetName ?? null, doorNumber: answers.doorNumber ?? null }
    const twin = await aFinishedDraft(server, agent, { answers: { marketingOption: null, ...home } })
    const { body } = await agent.browser.post(ENDPOINTS.agentPublish.path, { data: twin.stateOf(1) })
    expect(body).toMatchObject({ success: false, errors: [{ field: 'streetName' }] })
  })

  test('it is downloaded in every format, alone and with all others', async () => {
    const advert = await anAdvert()
    await anAdvert()
    const { rows } = await server.database.query<{ id: string }>(
      'select id from photos where owner_key = $1',
      [agent.ownerKey],
    )
    const picture = await aPicture()
    for (const { id } of rows) await server.photos.files.put(photoNames(id)[0], picture)
    for (const { id } of EXPORT_FORMATS) {
      const alone = await agent.browser.call(`${paths.exportAdvert(advert.listing)}?format=${id}`)
      const all = await agent.browser.call(`${paths.exportAll()}?format=${id}`)
      const lengths = [(await alone.arrayBuffer()).byteLength, (await all.arrayBuffer()).byteLength]
      expect([id, alone.status, all.status, ...lengths.map((length) => length > 0)]).toEqual([
        id,
        200,
        200,
        true,
        true,
      ])
    }
  })

  test('its page has every action, and a receipt', async () => {
    const advert = await anAdvert()
    const html = await ownAdverts(agent)
    for (const href of [
      paths.advert(advert.listing),
      paths.receipt(advert.listing),
      `/load/sell/${advert.uuid}?for=agent`,
      agentCopyPath('sell', advert.uuid).replace('&', '&amp;'),
    ]) {
      expect(html).toContain(`"${href}"`)
    }
    expect((await agent.browser.call(paths.receipt(advert.listing))).status).toBe(200)
  })
})

describe('a copy', () => {
  test('has what was answered, but for what is of one home, one advert or one day', async () => {
    const advert = await anAdvert(agent, { propertyBedrooms: 4, summary: 'A flat of the block' })
    const known = await knownTo(agent, agentCopyPath('sell', advert.uuid))
    expect(known).toMatchObject({
      propertyBedrooms: 4,
      summary: 'A flat of the block',
      sellingPrice: advert.answers.sellingPrice,
      enquiryEmail: advert.answers.enquiryEmail,
    })
    for (const name of [
      'streetName',
      'propertyPostcode',
      'files_uploaded',
      'currentEpc',
      'termsAndConditions',
    ]) {
      expect([name, name in known]).toEqual([name, false])
    }
    expect((await listingOf(server, advert.uuid))?.answers.streetName).toBe(advert.answers.streetName)
  })

  test('is an owner’s too', async () => {
    const owner = await anOwner(server)
    const { uuid } = await published(server, owner, { answers: { summary: 'One of two' } })
    expect(await ownAdverts(owner)).toContain(`"${copyPath('sell', uuid)}"`)
    expect(await knownTo(owner, copyPath('sell', uuid))).toMatchObject({
      summary: 'One of two',
      userAgent: false,
    })
  })

  test('nobody makes one of somebody else’s, of what was never published or was taken down, nor of the other kind', async () => {
    const advert = await anAdvert(agent, { summary: 'Mine' })
    const draft = await aFinishedDraft(server, agent)
    const summaryOf = async (who: Owner, path: string) => (await knownTo(who, path)).summary ?? null
    const other = await anOwner(server, 'agent')
    expect(await summaryOf(other, agentCopyPath('sell', advert.uuid))).toBeNull()
    expect(await summaryOf(agent, agentCopyPath('let', advert.uuid))).toBeNull()
    expect(await summaryOf(agent, agentCopyPath('sell', draft.uuid))).toBeNull()
    await server.database.query(`update listings set state = 'removed' where id = $1`, [advert.listing])
    expect(await summaryOf(agent, agentCopyPath('sell', advert.uuid))).toBeNull()
  })
})

describe('enquiries', () => {
  /** An agent of an agency with these branches, each with its address or null. */
  async function anAgentOf(branches: Readonly<Record<string, string | null>>) {
    const person = await anOwner(server, 'agent')
    const agency = await anAgency(server.database)
    await server.database.query(
      `insert into agency_people (account_id, agency_id, role, joined_at) values ($1, $2, 'editor', now())`,
      [person.accountId, agency.id],
    )
    for (const [branch, email] of Object.entries(branches)) {
      await aFeed(server.database, { agency: agency.id, branch })
      if (email !== null) {
        await server.database.query('insert into agency_branches values ($1, $2, $3)', [
          agency.id,
          branch,
          email,
        ])
      }
    }
    return { person, agency }
  }
  const suggestedTo = async (person: Owner) => (await knownTo(person, agentCreatePath('sell'))).enquiryEmail

  test('go to the branch’s address, which a new advert suggests', async () => {
    const email = 'leeds@agency.example'
    const { person } = await anAgentOf({ leeds: email })
    expect(await suggestedTo(person)).toBe(email)
    const { listing } = await anAdvert(person, { contactPreference: 'email', enquiryEmail: email })
    expect(await anEnquiry(server, listing)).toBe(303)
    const letters = await emailsTo(server, email)
    expect(letters.map(({ subject }) => subject)).toEqual(['Someone asked about your advert'])
  })

  test('of a branch without one go to the agency’s, and of an agency without branches to the agent', async () => {
    const { person, agency } = await anAgentOf({ leeds: null })
    expect(await suggestedTo(person)).toBe(agency.email)
    const { person: alone } = await anAgentOf({})
    expect(await suggestedTo(alone)).toBe(alone.email)
  })

  test('of several branches go to the one that the last advert had, and nobody guesses before there is one', async () => {
    const { person } = await anAgentOf({ leeds: 'leeds@two.example', york: 'york@two.example' })
    expect(await suggestedTo(person)).toBe(person.email)
    await anAdvert(person, { contactPreference: 'email', enquiryEmail: 'york@two.example' })
    expect(await suggestedTo(person)).toBe('york@two.example')
  })

  test('of what a feed sends say nothing of an agent’s own adverts', async () => {
    const agency = await anAgency(server.database)
    const feed = await aFeed(server.database, { agency: agency.id })
    await rtdfCall(server, feed.secret, 'sendpropertydetails', envelope(aProperty()))
    const person = await anOwner(server, 'agent')
    await server.database.query(
      `update listings set owner_key = $2 where id in (select listing_id from feed_adverts where agency_id = $1)`,
      [agency.id, person.ownerKey],
    )
    expect(await suggestedTo(person)).toBe(person.email)
  })
})
