import { inspect } from 'node:util'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { faults, type StandIn, startStandIn } from '../../../tests/support/stand-in-server.ts'
import { expectWithin } from '../../../tests/support/time-taken.ts'
import { governmentEpcRegister } from './government-epc-register.ts'
import { idealPostcodes } from './ideal-postcodes.ts'
import { postcoder } from './postcoder.ts'
import type { CallLimits } from './provider-call.ts'
import { ProviderFailed } from './provider-failed.ts'

const KEY = 'PCW45-s3cr3t-k3y'
/** Short if the time-out is expected; otherwise longer than any machine needs. */
const SHORT_MS = 250
const LONG_MS = 30_000
const limits = (timeoutMs: number): CallLimits => ({ timeoutMs, maxBytes: 1_000_000 })

type Call = (baseUrl: string, timeoutMs: number, key?: string) => Promise<unknown>
const CALLS: Readonly<Record<string, Call>> = {
  Postcoder: (baseUrl, timeoutMs, apiKey = KEY) =>
    postcoder({ apiKey, baseUrl, limits: limits(timeoutMs) }).findAddresses('ZZ1 1AA'),
  'Ideal Postcodes': (baseUrl, timeoutMs, apiKey = KEY) =>
    idealPostcodes({ apiKey, baseUrl, limits: limits(timeoutMs) }).findAddresses('ZZ1 1AA'),
  'EPC search by postcode': (baseUrl, timeoutMs, bearerToken = KEY) =>
    governmentEpcRegister({ bearerToken, baseUrl, limits: limits(timeoutMs) }).searchByPostcode('ZZ1 1AA'),
  'EPC search by UPRN': (baseUrl, timeoutMs, bearerToken = KEY) =>
    governmentEpcRegister({ bearerToken, baseUrl, limits: limits(timeoutMs) }).searchByUprn('12345'),
  'EPC certificate': (baseUrl, timeoutMs, bearerToken = KEY) =>
    governmentEpcRegister({ bearerToken, baseUrl, limits: limits(timeoutMs) }).ratingsOf(
      '0000-1111-2222-3333-4444',
    ),
}

let elsewhere: StandIn
beforeAll(async () => {
  elsewhere = await startStandIn((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end('[]')
  })
})
afterAll(async () => {
  await elsewhere.close()
})
afterEach(() => {
  vi.restoreAllMocks()
})

/** All that a log could show of an error. */
const allOf = (error: unknown): string =>
  [String(error), error instanceof Error ? error.stack : '', JSON.stringify(error)].join('\n') +
  inspect(error, { depth: 10, showHidden: true })

async function failureOf(call: () => Promise<unknown>): Promise<{ reason: unknown; outputs: string }> {
  const written: string[] = []
  const spies = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, 'write').mockImplementation((text) => written.push(String(text)) > 0),
  )
  const error = await call().then(
    (value) => value,
    (failure: unknown) => failure,
  )
  for (const spy of spies) spy.mockRestore()
  const reason = error instanceof ProviderFailed ? error.reason : error
  return { reason, outputs: allOf(error) + written.join('') }
}

describe.each(Object.entries(CALLS))('%s', (_name, call) => {
  const cases = faults('http://elsewhere').map(([name, , reason]) => [name, reason] as const)

  it.each(cases)('gives %s as %s, and tells nothing of it', async (name, expected) => {
    const fault = faults(`${elsewhere.origin}/key=${KEY}`).find(([other]) => other === name)
    const standIn = await startStandIn(fault?.[1] ?? (() => {}))
    const { reason, outputs } = await failureOf(() =>
      call(standIn.origin, expected === 'slow' ? SHORT_MS : LONG_MS),
    )
    await standIn.close()
    expect(reason).toBe(expected)
    expect(outputs).not.toMatch(/s3cr3t|127\.0\.0\.1|secret of the provider|ZZ1/)
    expect(elsewhere.asked).toEqual([])
  })

  it('gives a refused connection as unreachable', async () => {
    const gone = await startStandIn(() => {})
    await gone.close()
    const { reason, outputs } = await failureOf(() => call(gone.origin, LONG_MS))
    expect(reason).toBe('unreachable')
    expect(outputs).not.toMatch(/s3cr3t|127\.0\.0\.1|ZZ1/)
  })

  it('gives a name that nobody has as unreachable', async () => {
    const { reason, outputs } = await failureOf(() => call('http://nobody.invalid', SHORT_MS))
    expect(['unreachable', 'slow']).toContain(reason)
    expect(outputs).not.toMatch(/s3cr3t|nobody|ZZ1/)
  })

  it('tells nothing of a key that no header or path can carry', async () => {
    const standIn = await startStandIn((_request, response) => response.writeHead(403).end())
    const { reason, outputs } = await failureOf(() => call(standIn.origin, LONG_MS, `${KEY}\r\nx: ✓`))
    await standIn.close()
    expect(['unreachable', 'refused']).toContain(reason)
    expect(outputs).not.toMatch(/s3cr3t/)
  })

  it('waits no longer than its time', async () => {
    const standIn = await startStandIn(() => {})
    const before = performance.now()
    await failureOf(() => call(standIn.origin, SHORT_MS))
    await standIn.close()
    expectWithin(performance.now() - before, 2_000)
  })
})
