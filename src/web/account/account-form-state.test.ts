import { expect, test } from 'vitest'
import { enterCode } from '#shared/account/phone-verification.ts'
import { signIn } from '#shared/account/sign-in.ts'
import { isErrorShown } from '#web/form/use-control.ts'
import { accountFormState } from './account-form-state.ts'

const WRONG = 'That’s not the right code.'

function refusedCode() {
  const { form, refuse, check } = accountFormState(enterCode)
  form.actions.input('verificationCode', '1234')
  const isAtField = refuse(WRONG)
  const shown = () => {
    const state = form.store.getState()
    return {
      error: isErrorShown(state, 'verificationCode') ? state.errors['verificationCode'] : null,
      hasSummary: state.summary !== null,
    }
  }
  return { form, refuse, check, isAtField, shown }
}

test('a refusal of the only answer is shown at its field and in the summary', () => {
  const { isAtField, shown } = refusedCode()
  expect(isAtField).toBe(true)
  expect(shown()).toEqual({ error: WRONG, hasSummary: true })
})

test('another answer takes it away, summary and all', () => {
  const { form, shown } = refusedCode()
  form.actions.input('verificationCode', '1235')
  expect(shown()).toEqual({ error: null, hasSummary: false })
})

test('the same answer can be sent again', async () => {
  const { refuse, check, shown } = refusedCode()
  expect(await check()).toBe(false)
  refuse(null)
  expect(await check()).toBe(true)
  expect(shown()).toEqual({ error: null, hasSummary: false })
})

test('a form with several fields has no field for it', () => {
  expect(accountFormState(signIn).refuse(WRONG)).toBe(false)
})
