import { expect } from 'vitest'
import type { aServer } from './server.ts'

export const LOAD = '/create-listing/get-initial-data'
const SAVE = '/create-listing/save-new'
export const PHONE = '/validate-phone.json'
export const ADDRESS = '/address.json'
export const EPC = '/epc-data.json'
export const EXISTS = '/create-listing/address-exists'
export const UUID = '6d0c1111-1111-4111-8111-111111111111'

export type Server = Awaited<ReturnType<typeof aServer>>

/** The data of a first save. */
export const aSave = (data: object = {}) => ({
  uuid: UUID,
  version: 0,
  app_type: 'sell',
  blocks: {},
  ...data,
})

/** Whether an address by its udprn is advertised. */
export const aCheck = (fields: object = {}) => ({
  type: 'RECOGNISED',
  country: 235,
  uuid: UUID,
  propertyAddress: '12345678',
  ...fields,
})

interface Call {
  readonly url?: string
  readonly type?: string | null
  readonly body?: string | Buffer
}

export const callTo =
  (server: () => Server) =>
  ({ url = SAVE, type = 'application/json', body = '' }: Call) =>
    server().app.inject({
      method: 'POST',
      url,
      payload: body,
      headers: type === null ? {} : { 'content-type': type },
    })

/** The contract's form of a refusal, telling nothing of our inside, and nothing stored. */
export async function expectRefusal(
  server: Server,
  answer: Awaited<ReturnType<ReturnType<typeof callTo>>>,
  status: number,
): Promise<void> {
  expect(answer.statusCode).toBe(status)
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
  const body = answer.json()
  expect(Object.keys(body).toSorted()).toEqual(['error_message', 'success'])
  expect(body.success).toBe(false)
  expect(body.error_message).toMatch(/^[A-Z].+\.$/)
  expect(answer.body).not.toMatch(/stack|node_modules|\.ts\b|FST_|SyntaxError|select /i)
  expect(await server.storedDrafts()).toBe(0)
}
