import { describe, expect, test } from 'vitest'
import { SANDBOX_OPERATOR } from '#shared/operator.ts'
import { readConfig } from './config.ts'

const read = (environment: Record<string, string>) => readConfig(environment, '/srv/gatepost')
const operatorOf = (environment: Record<string, string>) => {
  const result = read(environment)
  if (!result.ok) throw new Error(result.problems.join('\n'))
  return result.config.operator
}

const WHOLE = {
  OPERATOR_NAME: 'Five Bar Homes Ltd',
  OPERATOR_COMPANY_NUMBER: '01234567',
  OPERATOR_ADDRESS: '1 High Street, Anytown, AB1 2CD',
  OPERATOR_VAT_NUMBER: 'GB123456782',
  OPERATOR_ICO_NUMBER: 'ZA123456',
  SUPPORT_EMAIL: 'help@fivebar.example',
  LOG_RETENTION_DAYS: '14',
}

test('whoever has said all that is needed is nobody invented', () => {
  expect(operatorOf(WHOLE)).toEqual({
    name: 'Five Bar Homes Ltd',
    companyNumber: '01234567',
    address: '1 High Street, Anytown, AB1 2CD',
    vatNumber: 'GB123456782',
    icoNumber: 'ZA123456',
    email: 'help@fivebar.example',
    phone: null,
    logDays: 14,
    backupDays: null,
    isSandbox: false,
  })
})

test('nothing said: the invented operator', () => {
  expect(operatorOf({})).toEqual(SANDBOX_OPERATOR)
})

test.each(Object.keys(WHOLE))('without %s the operator is still a sandbox, and keeps the rest', (name) => {
  const operator = operatorOf({ ...WHOLE, [name]: '' })
  expect(operator.isSandbox).toBe(true)
  if (name !== 'OPERATOR_NAME') expect(operator.name).toBe('Five Bar Homes Ltd')
})

describe('is taken', () => {
  test.each([
    ['OPERATOR_COMPANY_NUMBER', 'SC123456', { companyNumber: 'SC123456' }],
    ['OPERATOR_COMPANY_NUMBER', 'R0001234', { companyNumber: 'R0001234' }],
    ['OPERATOR_COMPANY_NUMBER', 'None', { companyNumber: null }],
    [
      'OPERATOR_ADDRESS',
      '1 High Street,\n Anytown \r\nAB1 2CD',
      { address: '1 High Street, Anytown, AB1 2CD' },
    ],
    [
      'OPERATOR_ADDRESS',
      String.raw`1 High Street\nAnytown\nAB1 2CD`,
      { address: '1 High Street, Anytown, AB1 2CD' },
    ],
    ['OPERATOR_VAT_NUMBER', '123 4567 82', { vatNumber: '123 4567 82' }],
    ['OPERATOR_VAT_NUMBER', 'GB 123.4567.27', { vatNumber: 'GB 123.4567.27' }],
    ['OPERATOR_VAT_NUMBER', 'XI123456782', { vatNumber: 'XI123456782' }],
    ['OPERATOR_VAT_NUMBER', 'GB123456782001', { vatNumber: 'GB123456782001' }],
    ['OPERATOR_ICO_NUMBER', 'Z1234567', { icoNumber: 'Z1234567' }],
    ['OPERATOR_ICO_NUMBER', 'ZB123456', { icoNumber: 'ZB123456' }],
    ['BACKUP_RETENTION_DAYS', '20', { backupDays: 20 }],
    ['SUPPORT_PHONE', '+442079460123', { phone: '+442079460123' }],
    ['SUPPORT_PHONE', '020 7946 0123', { phone: '020 7946 0123' }],
  ])('%s=%s', (name, value, expected) => {
    expect(operatorOf({ ...WHOLE, [name]: value })).toMatchObject(expected)
  })
})

test.each([
  ['OPERATOR_NAME', '[Name of the company]'],
  ['OPERATOR_NAME', '<b>Five Bar</b>'],
  ['OPERATOR_NAME', '12'],
  ['OPERATOR_NAME', 'x'.repeat(161)],
  ['OPERATOR_COMPANY_NUMBER', '1234567'],
  ['OPERATOR_COMPANY_NUMBER', '123456789'],
  ['OPERATOR_COMPANY_NUMBER', 'ABC12345'],
  ['OPERATOR_COMPANY_NUMBER', 'sc123456'],
  ['OPERATOR_ADDRESS', 'Anytown'],
  ['OPERATOR_ADDRESS', '[Registered address of the operator]'],
  ['OPERATOR_VAT_NUMBER', 'GB123456783'],
  ['OPERATOR_VAT_NUMBER', 'GB000000000'],
  ['OPERATOR_VAT_NUMBER', 'DE123456782'],
  ['OPERATOR_VAT_NUMBER', '12345678'],
  ['OPERATOR_ICO_NUMBER', 'A1234567'],
  ['OPERATOR_ICO_NUMBER', 'ZA12345'],
  ['SUPPORT_EMAIL', 'Gatepost <help@example.com>'],
  ['SUPPORT_PHONE', '12345'],
  ['SUPPORT_PHONE', 'call us'],
  ['SUPPORT_PHONE', '[020 7946 0123]'],
  ['LOG_RETENTION_DAYS', '0'],
  ['BACKUP_RETENTION_DAYS', '0'],
  ['LOG_RETENTION_DAYS', 'a month'],
])('%s=%s is refused in one line that names it', (name, value) => {
  const result = read({ ...WHOLE, [name]: value })
  expect(result).toEqual({
    ok: false,
    problems: [expect.stringMatching(new RegExp(`^${name} must be .+\\.$`))],
  })
})

describe('production', () => {
  const problemsOf = (environment: Record<string, string>) => {
    const result = read({ NODE_ENV: 'production', ...environment })
    return result.ok ? [] : result.problems.filter((line) => /OPERATOR_|SUPPORT_|LOG_RET/.test(line))
  }
  test('takes a company and a sole trader', () => {
    expect(problemsOf(WHOLE)).toEqual([])
    expect(problemsOf({ ...WHOLE, OPERATOR_COMPANY_NUMBER: 'none' })).toEqual([])
  })
  test.each(Object.keys(WHOLE))('does not start without %s, and names it', (name) => {
    expect(problemsOf({ ...WHOLE, [name]: '' })).toEqual([
      expect.stringMatching(new RegExp(`^NODE_ENV=production: ${name} isn’t set: .+ALLOW_SANDBOX=1`)),
    ])
  })
  test('starts all the same where a sandbox is allowed', () => {
    expect(problemsOf({ ALLOW_SANDBOX: '1' })).toEqual([])
  })
  test('says once what is wrong with a variable', () => {
    expect(problemsOf({ ...WHOLE, OPERATOR_ICO_NUMBER: 'later' })).toEqual([
      expect.stringMatching(/^OPERATOR_ICO_NUMBER must be/),
    ])
  })
})
