import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { constantsFor } from '#shared/advert/constants.ts'
import { aServer } from '../../../../tests/support/server.ts'

const LOAD = '/create-listing/get-initial-data'
const SAVE = '/create-listing/save-new'

type Server = Awaited<ReturnType<typeof aServer>>
let server: Server
beforeAll(async () => {
  server = await aServer()
})

const post = (url: string, data: object, cookie?: string, on: Server = server) =>
  on.app.inject({ method: 'POST', url, payload: { data }, headers: cookie === undefined ? {} : { cookie } })
const townName = (value: string) => ({ manualAddress: { fields: { townName: { value } } } })
const save = (uuid: string, version: number, town: string, cookie?: string) =>
  post(SAVE, { uuid, version, app_type: 'sell', blocks: townName(town) }, cookie)
const load = (uuid: string | null, cookie?: string, appType = 'sell') =>
  post(LOAD, { uuid, app_type: appType }, cookie)
const cookieOf = (answer: Awaited<ReturnType<typeof post>>) =>
  String(answer.headers['set-cookie']).split(';')[0] ?? ''

/** A browser that has saved a draft. */
async function aGuest(town = 'York') {
  const uuid = randomUUID()
  const answer = await save(uuid, 0, town)
  return { uuid, cookie: cookieOf(answer), answer }
}

test('a save stores a text without bidirectional controls and characters that have no width', async () => {
  const { uuid, cookie } = await aGuest('M\u202eill\u200b Lane')
  const { data } = (await load(uuid, cookie)).json()
  expect(data.blocks.manualAddress.fields.townName.value).toBe('Mill Lane')
})

describe('get-initial-data', () => {
  test.each(['sell', 'let'] as const)(
    'without a uuid: a fresh state to %s, and nothing stored',
    async (appType) => {
      const before = await server.storedDrafts()
      const answer = await load(null, undefined, appType)
      const body = answer.json()
      expect(answer.statusCode).toBe(200)
      expect(Object.keys(body)).toEqual(['success', 'error_message', 'constants', 'data'])
      expect(body.constants).toEqual(JSON.parse(JSON.stringify(constantsFor(appType, [], {}))))
      expect(body.data).toMatchObject({
        uuid: expect.stringMatching(/^[\da-f-]{36}$/),
        version: 0,
        app_type: appType,
        user_type: 'guest',
        order: { isPaid: false },
      })
      expect(answer.headers['set-cookie']).toBeUndefined()
      expect(await server.storedDrafts()).toBe(before)
    },
  )
  test('a fresh uuid each time', async () => {
    const uuids = await Promise.all(
      Array.from({ length: 20 }, async () => (await load(null)).json().data.uuid),
    )
    expect(new Set(uuids).size).toBe(20)
  })
  test('the guest’s own draft as the last save answered it', async () => {
    const { uuid, cookie } = await aGuest()
    const saved = await save(uuid, 1, 'Leeds', cookie)
    expect((await load(uuid, cookie)).json().data).toEqual(saved.json().result.data)
  })
  test('many loads at once get each their own', async () => {
    const guests = await Promise.all(Array.from({ length: 40 }, (_, index) => aGuest(`Town ${index}`)))
    const answers = await Promise.all(guests.map(({ uuid, cookie }) => load(uuid, cookie)))
    expect(answers.map((answer) => answer.json().data.blocks.manualAddress.fields.townName.value)).toEqual(
      guests.map((_, index) => `Town ${index}`),
    )
  })
  test('another guest’s draft, one that does not exist and none at all are answered alike', async () => {
    const { uuid } = await aGuest('Secret Town')
    const { cookie } = await aGuest()
    const forms = await Promise.all([
      load(uuid, cookie),
      load(uuid),
      load(randomUUID(), cookie),
      load(null, cookie),
    ])
    const [first, ...others] = forms.map((answer) => {
      expect(answer.statusCode).toBe(200)
      expect(answer.body).not.toContain('Secret Town')
      expect(answer.headers['set-cookie']).toBeUndefined()
      const body = answer.json()
      expect(body.data.uuid).not.toBe(uuid)
      return { ...body, data: { ...body.data, uuid: '' } }
    })
    for (const other of others) expect(other).toEqual(first)
  })
  test('the refusal of another guest’s draft is told in the log', async () => {
    const { uuid } = await aGuest()
    const { cookie } = await aGuest()
    await load(uuid, cookie)
    expect(server.logged().at(-1)).toMatchObject({ event: 'ownership_refused', route: LOAD })
  })
  test('a draft of the other kind is answered as a fresh state of the kind that was asked for', async () => {
    const { uuid, cookie } = await aGuest()
    const { data } = (await load(uuid, cookie, 'let')).json()
    expect(data).toMatchObject({ app_type: 'let', version: 0 })
    expect(data.uuid).not.toBe(uuid)
  })
})

describe('save-new', () => {
  test('answers with the page state that is stored', async () => {
    const { uuid, answer } = await aGuest('Leeds')
    const body = answer.json()
    expect(body).toMatchObject({
      success: true,
      error_message: '',
      result: { data: { uuid, version: 1, app_type: 'sell' } },
    })
    expect(body.result.data.blocks.manualAddress.fields.townName).toEqual({
      value: 'Leeds',
      valid: true,
      touched: true,
    })
  })
  test('believes nothing but the values', async () => {
    const uuid = randomUUID()
    const answer = await post(SAVE, {
      uuid,
      version: 0,
      app_type: 'sell',
      user_type: 'standard',
      user_agent: true,
      listing: '4711',
      valid_pages: ['sell'],
      order: { isPaid: true },
      user: { verified: true },
      isPaid: 'true',
      total: 0,
      blocks: {
        epc: {
          valid: true,
          fields: {
            hasPropertyEpc: { value: 'epc_available' },
            currentEpc: { value: 4_000, valid: true, touched: false },
          },
        },
      },
    })
    const { data } = answer.json().result
    expect(data).toMatchObject({
      user_type: 'guest',
      user_agent: false,
      listing: null,
      valid_pages: [],
      order: { isPaid: false },
    })
    expect(data.user.verified).toBe(false)
    expect(data.blocks.epc.fields.currentEpc).toEqual({ value: 4_000, valid: false, touched: true })
    expect(answer.body).not.toMatch(/4711|total/)
  })
  test('a stale save is refused with the newer state', async () => {
    const { uuid, cookie } = await aGuest()
    await save(uuid, 1, 'Leeds', cookie)
    const answer = await save(uuid, 1, 'Hull', cookie)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({
      success: false,
      error_message: expect.stringMatching(/another window/),
    })
    expect(answer.json().result.data).toMatchObject({ version: 2 })
    expect(answer.json().result.data.blocks.manualAddress.fields.townName.value).toBe('Leeds')
  })
  test('another guest’s draft and one that is not there are refused alike, and nothing changes', async () => {
    const { uuid, cookie } = await aGuest()
    const other = await aGuest()
    const count = await server.storedDrafts()
    const theirs = await save(uuid, 1, 'Hull', other.cookie)
    expect(server.logged().at(-1)).toMatchObject({ event: 'ownership_refused', route: SAVE, status: 404 })
    const nobodys = await save(randomUUID(), 1, 'Hull', other.cookie)
    expect([theirs.statusCode, nobodys.statusCode]).toEqual([404, 404])
    expect(theirs.json()).toEqual(nobodys.json())
    const withoutCookie = await save(uuid, 0, 'Hull')
    expect(withoutCookie.statusCode).toBe(404)
    expect(await server.storedDrafts()).toBe(count)
    expect((await load(uuid, cookie)).json().data.blocks.manualAddress.fields.townName.value).toBe('York')
  })
  test('a draft of the other kind is a 400', async () => {
    const { uuid, cookie } = await aGuest()
    const answer = await post(SAVE, { uuid, version: 1, app_type: 'let', blocks: {} }, cookie)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error_message).toMatch(/from selling to letting/)
  })
  test('a drama number is a valid mobile, since text messages are the sandbox', async () => {
    const blocks = (value: string) => ({
      sendEnquiries: { fields: { enquiryPhone: { value }, contactPreference: { value: 'mobile' } } },
    })
    const validity = async (value: string) => {
      const answer = await post(SAVE, {
        uuid: randomUUID(),
        version: 0,
        app_type: 'sell',
        blocks: blocks(value),
      })
      return answer.json().result.data.blocks.sendEnquiries.fields.enquiryPhone.valid
    }
    expect(await validity('07700 900123')).toBe(true)
    expect(await validity('020 7946 0958')).toBe(false)
  })
})

describe('the guest’s cookie', () => {
  test('comes with the first save, and is out of scripts’ and other sites’ reach', async () => {
    const { answer } = await aGuest()
    expect(answer.headers['set-cookie']).toMatch(
      /^guest=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/,
    )
  })
  test('is bound to the host behind https', async () => {
    const https = await aServer({ environment: { PUBLIC_URL: 'https://gatepost.example' } })
    const first = await post(
      SAVE,
      { uuid: randomUUID(), version: 0, app_type: 'sell', blocks: {} },
      undefined,
      https,
    )
    expect(first.headers['set-cookie']).toMatch(
      /^__Host-guest=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    const { uuid } = first.json().result.data
    const plainName = cookieOf(first).replace('__Host-guest', 'guest')
    const refused = await post(SAVE, { uuid, version: 1, app_type: 'sell', blocks: {} }, plainName, https)
    expect(refused.statusCode).toBe(404)
  })
  test('lasts as long again after every save', async () => {
    const { uuid, cookie } = await aGuest()
    const renewed = (await save(uuid, 1, 'Leeds', cookie)).headers['set-cookie']
    expect(renewed).toBe(`${cookie}; Max-Age=7776000; Path=/; HttpOnly; SameSite=Lax`)
  })
  test('one that we never gave out, by its form, is none', async () => {
    const answer = await save(randomUUID(), 0, 'York', 'guest=short')
    expect(answer.headers['set-cookie']).toMatch(/^guest=[\w-]{43};/)
  })
  test('is stored as its hash alone', async () => {
    const { cookie } = await aGuest()
    const { rows } = await server.owner.query('select * from drafts')
    expect(JSON.stringify(rows)).not.toContain(cookie.slice('guest='.length))
  })
})
