import { expect, test } from 'vitest'
import { ENDPOINTS, TRY_AGAIN_LATER } from './endpoints.ts'

test('the calls have the paths and the encodings of the specification', () => {
  expect(ENDPOINTS).toMatchObject({
    getInitialData: { path: '/create-listing/get-initial-data', takes: 'json' },
    saveNew: { path: '/create-listing/save-new', takes: 'json' },
    saveFinal: { path: '/create-listing/save-final', takes: 'json' },
    confirmOrder: { path: '/create-listing/confirm-order', takes: 'json' },
    applyDiscountCode: { path: '/create-listing/apply-discount-code', takes: 'json' },
    validatePhone: { path: '/validate-phone.json', takes: 'form' },
    address: { path: '/address.json', takes: 'form' },
    epcData: { path: '/epc-data.json', takes: 'form' },
    uploadFile: { path: '/create-listing/upload-file', takes: 'multipart' },
    addressExists: { path: '/create-listing/address-exists', takes: 'json' },
    login: { path: '/create-listing/login', takes: 'json' },
    register: { path: '/create-listing/register', takes: 'json' },
    logout: { path: '/create-listing/logout', takes: 'json' },
    passwordRemind: { path: '/create-listing/password-remind', takes: 'json' },
    verifyPhone: { path: '/verify-phone', takes: 'json' },
    verifyCode: { path: '/verify-code', takes: 'json' },
    googleSignIn: { path: '/user/google-sign-in', takes: 'form' },
    facebookSignIn: { path: '/user/facebook-sign-in', takes: 'form' },
    agentLogin: { path: '/user/login', takes: 'json' },
    agentPublish: { path: '/advertise-your-property/publish', takes: 'json' },
    agentRegister: { path: '/user-agent/register', takes: 'json' },
  })
})

test('a failed save ends with the words of the specification', () => {
  expect(`It did not work.${TRY_AGAIN_LATER}`).toBe('It did not work. Try again later.')
})
