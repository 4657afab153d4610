/** The calls that filling in an advert makes: what its page loads need not carry the paths of all others. */
export const CREATION_ENDPOINTS = {
  getInitialData: { path: '/create-listing/get-initial-data', takes: 'json' },
  saveNew: { path: '/create-listing/save-new', takes: 'json' },
  validatePhone: { path: '/validate-phone.json', takes: 'form' },
  address: { path: '/address.json', takes: 'form' },
  epcData: { path: '/epc-data.json', takes: 'form' },
  uploadFile: { path: '/create-listing/upload-file', takes: 'multipart' },
  addressExists: { path: '/create-listing/address-exists', takes: 'json' },
} as const
