import { expect, test } from 'vitest'
import { CALLS } from '../../../../tests/support/actor.ts'
import { aBrowser, aSeller, emailsTo } from '../../../../tests/support/browsers.ts'
import { aServer } from '../../../../tests/support/server.ts'

const server = await aServer()

test('a new password: three emails an hour and account, two of them for one client, and answers on as before', async () => {
  const { email } = await aSeller(server)
  const sent = async () => (await emailsTo(server, email)).length
  const before = await sent()
  const ask = async (address: string): Promise<void> => {
    for (const spelt of [email, email.toUpperCase(), email]) {
      const answer = await aBrowser(server, address).post(CALLS.remind, { email: spelt })
      expect(answer.body).toEqual({ success: true, error_message: '' })
    }
  }
  await ask('2001:db8:1:1::1')
  expect(await sent()).toBe(before + 2)
  await ask('2001:db8:1:2::1')
  expect(await sent()).toBe(before + 2)
  await ask('198.51.100.30')
  expect(await sent()).toBe(before + 3)
  await ask('198.51.100.31')
  expect(await sent()).toBe(before + 3)
})
