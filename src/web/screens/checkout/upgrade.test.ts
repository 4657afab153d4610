import { afterEach, expect, test, vi } from 'vitest'
import { paths } from '#shared/journey/paths.ts'
import { NOTHING_TO_PAY, TO_PAY } from '../../../../tests/support/checkout-answers.ts'
import { createUpgrade } from './upgrade.ts'

afterEach(() => void vi.unstubAllGlobals())

/** An upgrade whose order is answered so. */
async function opened(answer: Response) {
  const went: string[] = []
  vi.stubGlobal('fetch', async () => answer)
  vi.stubGlobal('sessionStorage', { setItem: () => undefined })
  vi.stubGlobal('location', {
    origin: 'https://gatepost.example',
    assign: (path: string) => void went.push(path),
  })
  const { store, open } = createUpgrade('3f1c2a4e-0000-4000-8000-000000000001', 'Premium-3-Month')
  await open()
  return { went, ...store.getState() }
}

const refused = (status: number, message: string): Response =>
  Response.json({ success: false, error_message: message, code: 'refused' }, { status })

test('frames the payment', async () => {
  expect(await opened(Response.json(TO_PAY))).toMatchObject({ phase: 'paying', went: [] })
})

test.each([
  ['where there is nothing to pay', Response.json(NOTHING_TO_PAY)],
  ['where the advert is not theirs', refused(404, 'There is no such advert.')],
])('leads to one’s own adverts %s', async (_, answer) => {
  expect(await opened(answer)).toMatchObject({ went: [paths.unfinished()] })
})

test('says why the server refuses', async () => {
  const { went, ...state } = await opened(refused(503, 'We aren’t taking payments at the moment.'))
  expect(JSON.stringify(state)).toContain('We aren’t taking payments at the moment.')
  expect(went).toEqual([])
})
