import { describe, expect, test } from 'vitest'
import { TODAY } from '../../../tests/support/builders.ts'
import { type Block, belongsTo, blocksFor } from './block.ts'
import { radios } from './choice-fields.ts'
import { typed } from './field.ts'
import { MESSAGES } from './messages.ts'
import { firstError, type RemoteAnswer, walk } from './walk.ts'

interface Answers {
  kind: 'house' | 'flat'
  floor: string
  phone: string
}
const block = (one: Block<Answers>): Block => one as unknown as Block

const KINDS = [
  { id: 'house', label: 'House' },
  { id: 'flat', label: 'Flat' },
] as const
const page: readonly Block[] = [
  block({ name: 'kind', title: 'Kind', fields: { kind: radios('Kind', KINDS) } }),
  block({
    name: 'floor',
    title: 'Floor',
    shownWhen: { field: 'kind', is: 'flat' },
    fields: { floor: typed('text', 'Floor') },
  }),
  block({
    name: 'phone',
    title: 'Phone',
    onlyFor: { appType: 'let', addressType: 'orphan' },
    fields: {
      phone: typed('tel', 'Phone', {
        remote: { check: 'phone', onlyMobile: true, message: MESSAGES.mobile },
      }),
    },
  }),
]
const sell = { appType: 'sell', addressType: 'orphan' } as const
const letTyped = { appType: 'let', addressType: 'orphan' } as const
const letFound = { appType: 'let', addressType: 'standard' } as const

describe('the walk', () => {
  test('meets only the blocks of the app type, in page order', () => {
    const names = (context: typeof sell | typeof letTyped) =>
      walk(page, { context, answers: {}, today: TODAY }).map((walked) => walked.block.name)
    expect(names(sell)).toEqual(['kind', 'floor'])
    expect(names(letTyped)).toEqual(['kind', 'floor', 'phone'])
    expect(blocksFor(page, 'let')).toEqual(page)
  })

  test('does not show a block of another address type, nor finds anything wrong with it', () => {
    const [, , phone] = walk(page, { context: letFound, answers: {}, today: TODAY })
    expect(phone).toMatchObject({
      visible: false,
      valid: true,
      fields: [{ name: 'phone', visible: false, error: null }],
    })
  })

  test('says what is wrong with a block that is shown', () => {
    const [kind, floor] = walk(page, { context: sell, answers: { kind: 'flat' }, today: TODAY })
    expect(kind).toMatchObject({ visible: true, valid: true })
    expect(floor).toMatchObject({
      visible: true,
      valid: false,
      fields: [{ name: 'floor', visible: true, error: 'The Floor field is required.' }],
    })
  })

  test('keeps quiet about a block whose condition does not hold, whatever its answers are', () => {
    const [, floor] = walk(page, { context: sell, answers: { kind: 'house', floor: '' }, today: TODAY })
    expect(floor).toMatchObject({ visible: false, valid: true })
  })

  test.each([
    [sell, page[2], false],
    [letFound, page[2], false],
    [letTyped, page[2], true],
    [letFound, page[0], true],
  ])('in the context %j a block belongs or not', (context, one, belongs) => {
    expect(one && belongsTo(context, one)).toBe(belongs)
  })
})

describe('a rule that only the server can answer', () => {
  const field = page[2]?.fields['phone']
  const errorOf = (value: unknown, remote?: RemoteAnswer) =>
    field &&
    firstError(field, value, { context: letTyped, answers: {}, today: TODAY, ...(remote ? { remote } : {}) })

  test.each<[string, unknown, RemoteAnswer | undefined, string | null]>([
    [
      'says its message when the answer is no',
      '07700 900123',
      () => false,
      'The Phone is not a valid mobile number.',
    ],
    ['says nothing when the answer is yes', '07700 900123', () => true, null],
    ['says nothing while there is no answer', '07700 900123', () => undefined, null],
    ['says nothing where nobody can be asked', '07700 900123', undefined, null],
    ['comes after the other rules', '', () => false, 'The Phone field is required.'],
  ])('%s', (_name, value, remote, error) => {
    expect(errorOf(value, remote)).toBe(error)
  })

  test('is asked with its own flags and the value', () => {
    const asked: unknown[] = []
    errorOf('07700 900123', (rule, value) => {
      asked.push([rule.check, rule.onlyMobile, value])
      return true
    })
    expect(asked).toEqual([['phone', true, '07700 900123']])
  })

  test('is not asked about an empty answer', () => {
    const asked: unknown[] = []
    errorOf('', (_rule, value) => {
      asked.push(value)
      return false
    })
    expect(asked).toEqual([])
  })
})
