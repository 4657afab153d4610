import { paths } from '../journey/paths.ts'

export const ENDPOINTS = {
  getInitialData: { path: '/create-listing/get-initial-data', takes: 'json' },
  saveNew: { path: '/create-listing/save-new', takes: 'json' },
  saveFinal: { path: '/create-listing/save-final', takes: 'json' },
  confirmOrder: { path: '/create-listing/confirm-order', takes: 'json' },
  applyDiscountCode: { path: '/create-listing/apply-discount-code', takes: 'json' },
  upgradeOrder: { path: '/create-listing/upgrade-order', takes: 'json' },
  cancelOrder: { path: '/create-listing/cancel-order', takes: 'json' },
  deleteDraft: { path: '/create-listing/delete-draft', takes: 'json' },
  restoreDraft: { path: '/create-listing/restore-draft', takes: 'json' },
  publishedAnswers: { path: '/create-listing/published-answers', takes: 'json' },
  withdraw: { path: '/create-listing/withdraw', takes: 'json' },
  showOwnPhone: { path: '/create-listing/show-phone', takes: 'json' },
  hideOwnPhone: { path: '/create-listing/hide-phone', takes: 'json' },
  sendAdvertCode: { path: '/create-listing/send-phone-code', takes: 'json' },
  confirmAdvertPhone: { path: '/create-listing/confirm-phone', takes: 'json' },
  republish: { path: '/create-listing/republish', takes: 'json' },
  validatePhone: { path: '/validate-phone.json', takes: 'form' },
  address: { path: '/address.json', takes: 'form' },
  epcData: { path: '/epc-data.json', takes: 'form' },
  uploadFile: { path: '/create-listing/upload-file', takes: 'multipart' },
  addressExists: { path: '/create-listing/address-exists', takes: 'json' },
  login: { path: '/create-listing/login', takes: 'json' },
  register: { path: '/create-listing/register', takes: 'json' },
  logout: { path: '/create-listing/logout', takes: 'json' },
  passwordRemind: { path: '/create-listing/password-remind', takes: 'json' },
  choosePassword: { path: '/create-listing/choose-password', takes: 'json' },
  emailDraftLink: { path: '/create-listing/email-draft-link', takes: 'json' },
  openDraftLink: { path: '/create-listing/open-draft-link', takes: 'json' },
  verifyPhone: { path: '/verify-phone', takes: 'json' },
  verifyCode: { path: '/verify-code', takes: 'json' },
  beginSocialSignIn: { path: '/user/begin-social-sign-in', takes: 'json' },
  googleSignIn: { path: '/user/google-sign-in', takes: 'form' },
  facebookSignIn: { path: '/user/facebook-sign-in', takes: 'form' },
  agentLogin: { path: paths.agentSignIn(), takes: 'json' },
  agentPublish: { path: '/advertise-your-property/publish', takes: 'json' },
  agentRegister: { path: paths.agentRegister(), takes: 'json' },
} as const
export type EndpointName = keyof typeof ENDPOINTS

/** Specification section 8: follows the message of a failed save. */
export const TRY_AGAIN_LATER = ' Try again later.'
