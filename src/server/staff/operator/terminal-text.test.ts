import { expect, test } from 'vitest'
import { formatMoment } from '#shared/values/moment.ts'
import { indent, printable } from './terminal-text.ts'

test('what strangers wrote cannot steer the terminal', () => {
  expect(printable('\u001b[2Jgone\u0007 \u202eback\u009b')).toBe('\ufffd[2Jgone\ufffd \ufffdback\ufffd')
  expect(printable('Zoë – £5')).toBe('Zoë – £5')
})
test('several lines are each set in', () => {
  expect(indent('one\r\n\r\n two\u2028three')).toEqual(['  one', '   two', '  three'])
})
test('times are those of London', () => {
  expect(formatMoment(new Date('2027-06-30T23:30:00Z'))).toBe('1 July 2027, 00:30')
})
