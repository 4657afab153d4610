import { describe, expect, test } from 'vitest'
import { ANSWERS } from '../../../tests/support/reference-answers.ts'
import { answersIn, claimsFor, isDeclared, readAnswers, refereesIn } from './answers.ts'
import { readAsk, readConfirmation, readCorrection } from './requests.ts'

const DAY = '2026-11-20'
const OWN = 'sam@example.org'
const read = (fields: Record<string, string>, level: 'basic' | 'full' = 'full') =>
  readAnswers(level, { ...ANSWERS, ...fields }, OWN, DAY)

describe('what an applicant answers', () => {
  test('is kept in one form', () => {
    const { answers, errors } = read({})
    expect(errors).toEqual({})
    expect(answers).toMatchObject({ bornOn: '1990-03-27', income: '28517', job: ANSWERS.job })
  })

  test('has no more than its level asks for', () => {
    expect(Object.keys(read({}, 'basic').answers ?? {})).toEqual([
      'fullName',
      'bornOn',
      'address',
      'phone',
      'incomeFrom',
      'income',
      'rentsNow',
      'landlordName',
      'landlordContact',
    ])
  })

  test('is not asked for what a No rules out, and forgets it', () => {
    const { answers, errors } = read({ hasEmployer: 'no', rentedBefore: 'no', employerEmail: 'nonsense' })
    expect(errors).toEqual({})
    expect(answers).not.toHaveProperty('employerEmail')
    expect(refereesIn(answers ?? {})).toEqual([])
    expect(isDeclared('employer', answers ?? {})).toBe(false)
    expect(isDeclared('income', answers ?? {})).toBe(true)
  })

  test.each([
    [{ fullName: '' }, { fullName: 'Enter your full name.' }],
    [{ fullName: 'x'.repeat(151) }, { fullName: 'Shorten your full name to 150 characters.' }],
    [{ bornOn: '27 March' }, { bornOn: expect.stringContaining('with its year') }],
    [{ bornOn: '27/3/2031' }, { bornOn: expect.stringContaining('with its year') }],
    [{ bornOn: '21 November 2008' }, { bornOn: expect.stringContaining('18 or over') }],
    [{ income: '-5' }, { income: expect.stringContaining('in pounds') }],
    [{ incomeFrom: 'lottery' }, { incomeFrom: 'Choose where your income comes from.' }],
    [{ employerEmail: OWN.toUpperCase() }, { employerEmail: expect.stringContaining('can’t be your own') }],
    [
      { formerEmail: ANSWERS.employerEmail },
      { formerEmail: 'Enter a different email address from your employer’s.' },
    ],
    [{ formerEmail: 'x@y' }, { formerEmail: expect.stringContaining('name@example.org') }],
  ])('is refused: %o', (fields, errors) => {
    expect(read(fields)).toMatchObject({ errors, answers: null })
  })

  test('of 18 years on that very day is taken', () => {
    expect(read({ bornOn: '20 November 2008' }).errors).toEqual({})
  })

  test('is read by each of those who confirm in part, in words', () => {
    const answers = read({}).answers ?? {}
    expect(claimsFor('employer', answers).map(({ title }) => title)).toEqual([
      'Full name',
      'Yearly income before tax',
      'Employer',
      'Job',
    ])
    expect(claimsFor('former-landlord', answers)).toContainEqual({
      title: 'Time there',
      value: ANSWERS.formerTime,
    })
    expect(answersIn('income', answers)).toEqual([
      { title: 'Income from', value: 'A job' },
      { title: 'Yearly income before tax', value: '£28,517' },
    ])
  })
})

describe('the other forms', () => {
  test('a landlord chooses only where there is a choice', () => {
    const typed = { name: 'Sam', email: OWN }
    expect(readAsk(typed, ['basic']).value).toEqual({ ...typed, level: 'basic' })
    expect(readAsk(typed, ['basic', 'full']).errors).toEqual({ level: 'Choose which reference you want.' })
    expect(readAsk({ ...typed, level: 'full' }, ['basic', 'full']).value).toMatchObject({ level: 'full' })
    expect(readCorrection({ email: 'x' }).value).toBeNull()
  })

  test('a No needs its reason, a Yes does not', () => {
    expect(readConfirmation({ outcome: 'confirmed' }).value).toEqual({ outcome: 'confirmed', note: '' })
    expect(readConfirmation({ outcome: 'denied' }).errors).toEqual({ note: 'Enter what’s wrong.' })
    expect(readConfirmation({ outcome: 'maybe' }).errors).toEqual({ outcome: 'Choose whether it’s right.' })
  })
})
