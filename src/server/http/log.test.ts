import { expect, test } from 'vitest'
import { openLog } from './log.ts'

function logged(write: (log: ReturnType<typeof openLog>) => void): string {
  let text = ''
  write(openLog('info', { write: (line: string) => (text += line) }))
  return text
}

test('a line is one JSON object with its time in UTC and its level in words', () => {
  const text = logged((log) => log.info({ status: 200 }, 'answered'))
  expect(text.endsWith('}\n')).toBe(true)
  expect(JSON.parse(text)).toEqual({
    level: 'info',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    status: 200,
    msg: 'answered',
  })
})

test.each([
  'authorization',
  'cookie',
  'password',
  'phone',
  'phone-number',
  'enquiryPhone',
  'email',
  'token',
  'key',
  'code',
])('%s is not written, neither at the top nor one level down', (name) => {
  const text = logged((log) => log.info({ [name]: 'secret-1', field: { [name]: 'secret-2' } }, 'x'))
  expect(text).not.toContain('secret')
  expect(text).toContain('[redacted]')
})

test.each(['07700 900123', '+447700900123', '0044 7700-900-123'])(
  'an error that quotes %s does not tell it',
  (number) => {
    const text = logged((log) => log.error({ err: new Error(`Key (phone)=(${number}) exists`) }, 'failed'))
    expect(text).toContain('[number]')
    expect(text.replace(/\D/g, '')).not.toContain('7700900123')
  },
)

test('an error tells its code, which is never one that was sent to somebody', () => {
  const text = logged((log) => log.error({ err: Object.assign(new Error('x'), { code: '57P03' }) }, 'failed'))
  expect(JSON.parse(text).err).toMatchObject({ type: 'Error', code: '57P03', message: 'x' })
})

test('line breaks and escapes of a terminal stay inside one line', () => {
  const text = logged((log) => log.info({ route: 'a\r\nb\u001b[31m' }, 'x\ny'))
  expect(text.trimEnd().split('\n')).toHaveLength(1)
  expect(text).not.toContain('\u001b')
})
