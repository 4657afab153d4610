/** The calls of section 7 of the specification that exist, as data: path and what it takes. */
export const ENDPOINTS = {
  getInitialData: { path: '/create-listing/get-initial-data', takes: 'json' },
  saveNew: { path: '/create-listing/save-new', takes: 'json' },
  validatePhone: { path: '/validate-phone.json', takes: 'form' },
  address: { path: '/address.json', takes: 'form' },
  epcData: { path: '/epc-data.json', takes: 'form' },
  uploadFile: { path: '/create-listing/upload-file', takes: 'multipart' },
  addressExists: { path: '/create-listing/address-exists', takes: 'json' },
} as const
export type Endpoint = (typeof ENDPOINTS)[keyof typeof ENDPOINTS]

/** Section 8 of the specification: a draft that could not be saved is told by its message and these words. */
export const TRY_AGAIN_LATER = ' Try again later.'
