import type { ExportFormat } from '../advert/export-formats.ts'
import type { AppType } from '../form/block.ts'
import { LEGAL_PAGES } from '../product.ts'
import type { ContactTopic } from '../support/contact-form.ts'

type RtdfCall =
  | 'sendpropertydetails'
  | 'removeproperty'
  | 'getbranchpropertylist'
  | 'getbranchemails'
  | 'getpropertyemails'

/** Builders of all URLs (specification section 2, Route table). */
export const paths = {
  chooseListingType: () => '/',
  create: (appType: AppType) => `/${appType}`,
  startAgain: (appType: AppType) => `/new/${appType}`,
  load: (appType: AppType, uuid: string) => `/load/${appType}/${uuid}`,
  /** A draft as buyers will see it, for its owner. */
  checkAdvert: (uuid: string) => `/check-your-advert/${uuid}`,
  confirmIdentity: (appType: AppType) => `/confirm-identity/${appType}`,
  signIn: (appType: AppType) => `/confirm-identity/${appType}?tab=sign-in`,
  signInForListings: (): string => `/confirm-identity/sell?tab=sign-in&from=listings`,
  verifyPhone: (appType: AppType) => `/phone-number-verification/${appType}`,
  resetPassword: (appType: AppType) => `/reset-password/${appType}`,
  exportAdvert: (listing: string, format?: ExportFormat): string =>
    `/profile/listings/${listing}/export${format === undefined ? '' : `?format=${format}`}`,
  /** All adverts that somebody typed, or all homes of an agency. */
  exportAll: (format?: ExportFormat): string =>
    `/profile/listings/export${format === undefined ? '' : `?format=${format}`}`,
  exportAgency: (format?: ExportFormat): string =>
    `/agency/export${format === undefined ? '' : `?format=${format}`}`,
  checkout: (appType: AppType) => `/checkout/${appType}`,
  /** `advert`: the uuid of its draft. */
  upgrade: (appType: AppType, advert: string, option: string) =>
    `/upgrade/${appType}?advert=${advert}&option=${option}`,
  unfinished: () => '/profile/listings',
  thankYou: (appType: AppType, listing: string) =>
    `/create-listing/thank-you-${appType}?listing_id=${encodeURIComponent(listing)}`,
  adverts: () => '/adverts',
  advert: (listing: string) => `/advert/${listing}`,
  enquire: (listing: string) => `/advert/${listing}/enquiry`,
  advertPhotos: (listing: string, anchor?: string) =>
    `/advert/${listing}/photos${anchor === undefined ? '' : `#${anchor}`}`,
  advertPhone: (listing: string) => `/advert/${listing}/phone`,
  reportAdvert: (listing: string) => `/advert/${listing}/report`,
  paymentFrame: (order: string) => `/payment-frame/${order}`,
  paymentWebhook: () => '/payment-webhook',
  /** The telephone provider's requests about a call that comes in, and about how its forwarding ended. */
  voiceWebhook: () => '/voice-webhook',
  voiceEnded: () => '/voice-webhook/ended',
  /** Of agents' software; the secret may be in a header instead. */
  rtdf: (call: RtdfCall) => `/v1/property/${call}/:secret?`,
  zoopla: (call: 'update' | 'delete' | 'list') => `/v1/listing/${call}/:secret?`,
  stock: () => '/feeds/blm/:secret?',
  stockImport: (id: string) => `/feeds/blm/imports/${id}`,
  facebookFeed: (secret: string) => `/feeds/facebook/${secret}`,
  /** The token is in the fragment, which browsers never send to a server or another site. */
  choosePassword: (token: string) => `/choose-password#token=${token}`,
  openDraft: (token: string) => `/open-draft#token=${token}`,
  /** What the owner of an advert asks for, and what came of it. */
  tenantReferences: (listing: string) => `/tenant-references/${listing}`,
  referenceReport: (id: string) => `/reference-report/${id}`,
  /** For whoever is asked. The token is in the path, because the page has no script. */
  reference: (token: string) => `/reference/${token}`,
  agency: () => '/agency',
  agencyHome: (number: string) => `/agency/homes/${number}`,
  agencyFeeds: () => '/agency/feeds',
  agencyFeed: (id: string) => `/agency/feeds/${id}`,
  agencyCalls: (feed: string) => `/agency/feeds/${feed}/calls.csv`,
  agencySend: (feed: string, isDryRun = false) => `/agency/feeds/${feed}/file${isDryRun ? '?dry-run=1' : ''}`,
  agencyFile: (id: string) => `/agency/files/${id}`,
  agencyRows: (file: string) => `/agency/files/${file}/rows.csv`,
  agencyPortals: () => '/agency/portals',
  agencyPortal: (id: string) => `/agency/portals/${id}`,
  agencyPortalCalls: (id: string) => `/agency/portals/${id}/calls.csv`,
  agencyWebHooks: () => '/agency/web-hooks',
  agencyWebHook: (id: string) => `/agency/web-hooks/${id}`,
  agencyPeople: () => '/agency/people',
  agencyMemberships: () => '/agency/memberships',
  /** What all its addresses begin with. */
  api: () => '/api/v1',
  apiDocument: () => '/api/v1/openapi.json',
  apiPage: () => '/api',
  agencyKeys: () => '/agency/keys',
  agencyInvitation: (token: string) => `/agency/invitation/${token}`,
  /** Of each time an advert was published; without a number the newest. */
  receipt: (listing: string, number?: number): string =>
    `/receipt/${listing}${number === undefined ? '' : `?number=${number}`}`,
  receiptFile: (listing: string, number?: number, format?: 'pdf' | 'json'): string =>
    `/receipt/${listing}/file${number === undefined ? '' : `?number=${number}&format=${format}`}`,
  /** For anybody. */
  checkReceipt: (id = ''): string => (id === '' ? '/check-receipt' : `/check-receipt/${id}`),
  receiptKeys: () => '/.well-known/jwks.json',
  agentListing: () => '/advertise-your-property/your-listing',
  agentRegister: () => '/user-agent/register',
  agentSignIn: () => '/user/login',
  signOut: () => '/sign-out',
  signedOut: () => '/signed-out',
  contact: (topic?: ContactTopic, reference = ''): string => {
    if (topic === undefined) return '/contact'
    return `/contact?topic=${topic}${reference === '' ? '' : `&about=${encodeURIComponent(reference)}`}`
  },
  terms: () => LEGAL_PAGES.terms.href,
  privacy: () => LEGAL_PAGES.privacy.href,
} as const
