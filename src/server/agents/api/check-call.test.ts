import { expect, test } from 'vitest'
import { aHomeSent } from '../../../../tests/support/api.ts'
import { expectLinear } from '../../../../tests/support/growth.ts'
import { callCheck } from './check-call.ts'
import { OPERATIONS } from './operations.ts'

const check = callCheck(OPERATIONS.putAdvert)
const faultsOf = (parkingType: readonly unknown[]) =>
  check({
    path: { branch: '1234', reference: 'P1' },
    query: {},
    body: aHomeSent({}, { parkingType }),
  })?.errors?.map(({ pointer, code }) => [pointer, code])

const POINTER = '/answers/parkingType'

test.each([
  ['codes', [16, 17], undefined],
  ['one twice', [16, 17, 16], [[POINTER, 'GP_TYPE']]],
  ['none of them', [16, 1], [[`${POINTER}/1`, 'GP_ENUM']]],
  ['a text', [16, '17'], [[`${POINTER}/1`, 'GP_TYPE']]],
])('%s', (_what, sent, faults) => expect(faultsOf(sent)).toEqual(faults))

test.each([
  ['numbers', (at: number) => at + 0.5],
  ['texts', (at: number) => `${at}`],
  ['whole numbers', (at: number) => at + 100],
])('each of many %s is looked at once', (_what, entry) =>
  expectLinear((size) => faultsOf(Array.from({ length: size }, (_, at) => entry(at))), 8_000),
)
