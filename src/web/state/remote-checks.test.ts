import { afterEach, expect, test, vi } from 'vitest'
import { fieldsIn } from '#shared/form/block.ts'
import { aDraftWindow } from '../../../tests/support/draft-windows.ts'
import { remoteKey } from '../form/form-store.ts'
import { remoteChecks } from './remote-checks.ts'

const UUID = '3f1c2a4e-0000-4000-8000-000000000001'
const OWN = { uuid: UUID, app_type: 'let' }

afterEach(() => void vi.unstubAllGlobals())

test('an own advert is told with the address that was asked about, however late its answer comes', async () => {
  const answers: ((own: object) => void)[] = []
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise<Response>((resolve) => {
        answers.push((own) =>
          resolve(Response.json({ result: { listingExists: { listing: true }, ...own } })),
        )
      }),
  )
  const { form, type } = aDraftWindow({ uuid: UUID, version: 0 }, { doorNumber: '7', townName: 'Bath' })
  const own: Record<string, object> = {}
  const checks = remoteChecks(form, {
    uuid: () => UUID,
    onOwnAdvert: (key, advert) => {
      own[key] = advert
    },
  })
  const keyNow = (): string => {
    const { walked, answers: now } = form.store.getState()
    const remote = walked
      .flatMap(({ block }) => fieldsIn(block))
      .find(([name]) => name === 'streetName')?.[1].remote
    return remote ? remoteKey(remote, now['streetName'], now) : ''
  }
  type('propertyPostcode', 'SW1A 1AA')
  type('streetName', 'High Street')
  form.actions.leave('streetName')
  const first = keyNow()
  const asked = [checks.ask()]
  type('streetName', 'Low Street')
  form.actions.leave('streetName')
  const second = keyNow()
  asked.push(checks.ask())
  answers[1]?.({})
  answers[0]?.({ own: OWN })
  await Promise.all(asked)
  expect(first).not.toBe(second)
  expect(own).toEqual({ [first]: OWN })
})
