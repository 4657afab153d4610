import { ZIP_MIB } from '#shared/account/agency-feeds.ts'
import { LIMITS } from '#shared/advert/limits.ts'
import { ENDPOINTS, type EndpointName } from '#shared/api/endpoints.ts'
import { PHOTO_PATH } from '#shared/form/photo.ts'
import { paths } from '#shared/journey/paths.ts'

/**
 * `anyone`: cookies are not read; `visitor`: the account or the guest's key, if any; `owner`: a guest gets a key.
 * The others are signed in: `confirmed` is an agent, or a seller with a confirmed mobile number; `seller` is the latter.
 */
export type CallerKind = 'anyone' | 'visitor' | 'owner' | 'signed-in' | 'confirmed' | 'seller' | 'agent'

/** Calls a minute by one client to one endpoint, counted in each process. */
export interface MinuteLimit {
  readonly calls: number
  readonly message: string
}

interface Access {
  readonly method: 'GET' | 'POST' | 'PUT'
  readonly callers: CallerKind
  /** The message for a signed-in caller of the other kind. */
  readonly others?: string
  readonly limit: MinuteLimit | null
  readonly bodyBytes: number
}

/**
 * `form` includes JSON; `form-only` is for pages without a script; `bytes` (JSON) and `form-bytes` are signed, so not
 * parsed; `sent` is of any type, for the handler to read, and `stream` is read by it
 * as it comes; `any` may be none.
 */
export type BodyType =
  | 'json'
  | 'form'
  | 'multipart'
  | 'form-only'
  | 'bytes'
  | 'form-bytes'
  | 'sent'
  | 'stream'
  | 'any'
  | 'none'

export interface EndpointRule extends Access {
  readonly path: string
  readonly takes: BodyType
  readonly bodyIsOptional?: boolean
}

const KIB = 1_024
export const BODY_BYTES = 128 * KIB
/** A zip of a branch with its pictures. */
const STOCK_BYTES = ZIP_MIB * KIB * KIB
/** One home in full is some 60 kB. */
const SENT_BYTES = 512 * KIB
const OFTEN = { calls: 60, message: 'You’ve tried too often. Wait a moment and try again.' }
const NUMBERS = { calls: 120, message: 'You’ve tried a lot of numbers. Wait a minute, then try again.' }
// Remembered answers count too: they cost no provider, but a database.
const LOOKUPS = { calls: 120, message: 'You’ve looked up a lot of addresses. Wait a minute, then try again.' }

const AGENTS_PUBLISH = 'Agents publish their adverts from their own page.'
const AGENTS_PAY_NOTHING = 'Agents create their adverts on the agent pages, free of charge.'
const AGENTS_HAVE_PORTALS = 'Agents send their adverts to portals from their agency’s pages.'
const ONLY_AGENTS = 'This is for agents. Publish your advert from the page where you made it.'

// biome-ignore format: a table
const CALLS = {
  getInitialData:    { method: 'POST', callers: 'visitor',   limit: null,    bodyBytes: BODY_BYTES },
  saveNew:           { method: 'POST', callers: 'owner',     limit: null,    bodyBytes: BODY_BYTES },
  saveFinal:         { method: 'POST', callers: 'seller',    limit: null,    bodyBytes: BODY_BYTES, others: AGENTS_PUBLISH },
  confirmOrder:      { method: 'POST', callers: 'seller',    limit: null,    bodyBytes: BODY_BYTES, others: AGENTS_PAY_NOTHING },
  applyDiscountCode: { method: 'POST', callers: 'seller',    limit: null,    bodyBytes: BODY_BYTES, others: AGENTS_PAY_NOTHING },
  upgradeOrder:      { method: 'POST', callers: 'seller',    limit: OFTEN,   bodyBytes: BODY_BYTES, others: AGENTS_PAY_NOTHING },
  cancelOrder:       { method: 'POST', callers: 'signed-in', limit: OFTEN,   bodyBytes: BODY_BYTES },
  deleteDraft:       { method: 'POST', callers: 'signed-in', limit: OFTEN,   bodyBytes: BODY_BYTES },
  restoreDraft:      { method: 'POST', callers: 'signed-in', limit: OFTEN,   bodyBytes: BODY_BYTES },
  publishedAnswers:  { method: 'POST', callers: 'signed-in', limit: OFTEN,   bodyBytes: BODY_BYTES },
  withdraw:          { method: 'POST', callers: 'signed-in', limit: null,    bodyBytes: BODY_BYTES },
  showOwnPhone:      { method: 'POST', callers: 'confirmed', limit: null,    bodyBytes: BODY_BYTES },
  hideOwnPhone:      { method: 'POST', callers: 'signed-in', limit: null,    bodyBytes: BODY_BYTES },
  republish:         { method: 'POST', callers: 'confirmed', limit: null,    bodyBytes: BODY_BYTES },
  agreePortal:       { method: 'POST', callers: 'seller',    limit: OFTEN,   bodyBytes: BODY_BYTES, others: AGENTS_HAVE_PORTALS },
  stopPortal:        { method: 'POST', callers: 'signed-in', limit: OFTEN,   bodyBytes: BODY_BYTES },
  contestText:       { method: 'POST', callers: 'signed-in', limit: OFTEN,   bodyBytes: BODY_BYTES },
  sendAdvertCode:    { method: 'POST', callers: 'signed-in', limit: OFTEN,   bodyBytes: BODY_BYTES },
  confirmAdvertPhone: { method: 'POST', callers: 'signed-in', limit: OFTEN,  bodyBytes: BODY_BYTES },
  validatePhone:     { method: 'POST', callers: 'anyone',    limit: NUMBERS, bodyBytes: BODY_BYTES },
  address:           { method: 'POST', callers: 'visitor',   limit: LOOKUPS, bodyBytes: BODY_BYTES },
  epcData:           { method: 'POST', callers: 'visitor',   limit: LOOKUPS, bodyBytes: BODY_BYTES },
  uploadFile:        { method: 'POST', callers: 'owner',     limit: null,    bodyBytes: LIMITS.photoBytes },
  addressExists:     { method: 'POST', callers: 'visitor',   limit: null,    bodyBytes: BODY_BYTES },
  login:             { method: 'POST', callers: 'anyone',    limit: OFTEN,   bodyBytes: BODY_BYTES },
  register:          { method: 'POST', callers: 'anyone',    limit: OFTEN,   bodyBytes: BODY_BYTES },
  logout:            { method: 'POST', callers: 'anyone',    limit: null,    bodyBytes: BODY_BYTES, bodyIsOptional: true },
  passwordRemind:    { method: 'POST', callers: 'anyone',    limit: OFTEN,   bodyBytes: BODY_BYTES },
  choosePassword:    { method: 'POST', callers: 'visitor',   limit: OFTEN,   bodyBytes: BODY_BYTES },
  emailDraftLink:    { method: 'POST', callers: 'visitor',   limit: OFTEN,   bodyBytes: BODY_BYTES },
  openDraftLink:     { method: 'POST', callers: 'owner',     limit: OFTEN,   bodyBytes: BODY_BYTES },
  verifyPhone:       { method: 'POST', callers: 'signed-in', limit: OFTEN,   bodyBytes: BODY_BYTES },
  verifyCode:        { method: 'POST', callers: 'signed-in', limit: OFTEN,   bodyBytes: BODY_BYTES },
  beginSocialSignIn: { method: 'POST', callers: 'anyone',    limit: OFTEN,   bodyBytes: BODY_BYTES },
  googleSignIn:      { method: 'POST', callers: 'anyone',    limit: OFTEN,   bodyBytes: BODY_BYTES },
  facebookSignIn:    { method: 'POST', callers: 'anyone',    limit: OFTEN,   bodyBytes: BODY_BYTES },
  agentLogin:        { method: 'POST', callers: 'anyone',    limit: OFTEN,   bodyBytes: BODY_BYTES },
  agentPublish:      { method: 'POST', callers: 'agent',     limit: null,    bodyBytes: BODY_BYTES, others: ONLY_AGENTS },
  agentRegister:     { method: 'POST', callers: 'anyone',    limit: OFTEN,   bodyBytes: BODY_BYTES },
} as const satisfies Readonly<Record<EndpointName, Access & Pick<EndpointRule, 'bodyIsOptional'>>>

const LISTING = ':listing'

/** Called by pages without a script, by `img` elements or by the payment provider, not by our script. */
// biome-ignore format: a table
const OTHERS = {
  signOut:        { method: 'POST', callers: 'anyone',  path: paths.signOut(),             takes: 'any',       limit: null, bodyBytes: BODY_BYTES },
  photo:          { method: 'GET',  callers: 'visitor', path: `${PHOTO_PATH}:name`,        takes: 'none',      limit: null, bodyBytes: 0 },
  adverts:        { method: 'GET',  callers: 'visitor', path: paths.adverts(),             takes: 'none',      limit: null, bodyBytes: 0 },
  advert:         { method: 'GET',  callers: 'visitor', path: paths.advert(LISTING),       takes: 'none',      limit: null, bodyBytes: 0 },
  advertPhotos:   { method: 'GET',  callers: 'visitor', path: paths.advertPhotos(LISTING), takes: 'none',      limit: null, bodyBytes: 0 },
  advertPhone:    { method: 'GET',  callers: 'visitor', path: paths.advertPhone(LISTING),  takes: 'none',      limit: null, bodyBytes: 0 },
  enquiryForm:    { method: 'GET',  callers: 'visitor', path: paths.enquire(LISTING),      takes: 'none',      limit: null, bodyBytes: 0 },
  enquire:        { method: 'POST', callers: 'visitor', path: paths.enquire(LISTING),      takes: 'form-only', limit: null, bodyBytes: BODY_BYTES },
  reportForm:     { method: 'GET',  callers: 'visitor', path: paths.reportAdvert(LISTING), takes: 'none',      limit: null, bodyBytes: 0 },
  reportAdvert:   { method: 'POST', callers: 'visitor', path: paths.reportAdvert(LISTING), takes: 'form-only', limit: null, bodyBytes: BODY_BYTES },
  checkAdvert:    { method: 'GET',  callers: 'visitor', path: paths.checkAdvert(':uuid'),  takes: 'none',      limit: OFTEN, bodyBytes: 0 },
  contactForm:    { method: 'GET',  callers: 'visitor', path: paths.contact(),             takes: 'none',      limit: null, bodyBytes: 0 },
  contact:        { method: 'POST', callers: 'visitor', path: paths.contact(),             takes: 'form-only', limit: null, bodyBytes: BODY_BYTES },
  references:     { method: 'GET',  callers: 'visitor', path: paths.tenantReferences(LISTING), takes: 'none',  limit: null, bodyBytes: 0 },
  askReference:   { method: 'POST', callers: 'visitor', path: paths.tenantReferences(LISTING), takes: 'form-only', limit: OFTEN, bodyBytes: BODY_BYTES },
  referenceReport: { method: 'GET', callers: 'visitor', path: paths.referenceReport(':id'), takes: 'none',     limit: null, bodyBytes: 0 },
  exportAdvert:   { method: 'GET',  callers: 'visitor', path: paths.exportAdvert(LISTING), takes: 'none',      limit: OFTEN, bodyBytes: 0 },
  exportAll:      { method: 'GET',  callers: 'visitor', path: paths.exportAll(),           takes: 'none',      limit: OFTEN, bodyBytes: 0 },
  exportAgency:   { method: 'GET',  callers: 'visitor', path: paths.exportAgency(),        takes: 'none',      limit: OFTEN, bodyBytes: 0 },
  receipt:        { method: 'GET',  callers: 'visitor', path: paths.receipt(LISTING),      takes: 'none',      limit: OFTEN, bodyBytes: 0 },
  receiptFile:    { method: 'GET',  callers: 'visitor', path: paths.receiptFile(LISTING),  takes: 'none',      limit: OFTEN, bodyBytes: 0 },
  checkReceiptForm: { method: 'GET', callers: 'visitor', path: paths.checkReceipt(),       takes: 'none',      limit: OFTEN, bodyBytes: 0 },
  checkReceipt:   { method: 'GET',  callers: 'visitor', path: paths.checkReceipt(':id'),   takes: 'none',      limit: OFTEN, bodyBytes: 0 },
  // A whole record is longer than what people type.
  checkPasted:    { method: 'POST', callers: 'visitor', path: paths.checkReceipt(),        takes: 'form-only', limit: OFTEN, bodyBytes: SENT_BYTES },
  receiptKeys:    { method: 'GET',  callers: 'anyone',  path: paths.receiptKeys(),         takes: 'none',      limit: OFTEN, bodyBytes: 0 },
  // By the link of an email alone.
  openReference:  { method: 'GET',  callers: 'visitor', path: paths.reference(':token'),   takes: 'none',      limit: OFTEN, bodyBytes: 0 },
  answerReference: { method: 'POST', callers: 'visitor', path: paths.reference(':token'),  takes: 'form-only', limit: OFTEN, bodyBytes: BODY_BYTES },
  // Only the order's owner may use these two.
  paymentFrame:   { method: 'GET',  callers: 'visitor', path: paths.paymentFrame(':id'),   takes: 'none',      limit: null, bodyBytes: 0 },
  pay:            { method: 'POST', callers: 'visitor', path: paths.paymentFrame(':id'),   takes: 'form',      limit: null, bodyBytes: BODY_BYTES },
  paymentWebhook: { method: 'POST', callers: 'anyone',  path: paths.paymentWebhook(),      takes: 'bytes',     limit: null, bodyBytes: 256 * KIB },
  // Twilio posts its questions about a call as forms.
  voiceWebhook:   { method: 'POST', callers: 'anyone',  path: paths.voiceWebhook(),        takes: 'form-bytes', limit: null, bodyBytes: 32 * KIB },
  voiceEnded:     { method: 'POST', callers: 'anyone',  path: paths.voiceEnded(),          takes: 'form-bytes', limit: null, bodyBytes: 32 * KIB },
  facebookFeed:   { method: 'GET',  callers: 'anyone',  path: paths.facebookFeed(':secret'), takes: 'none',    limit: OFTEN, bodyBytes: 0 },
  // Their people alone; src/server/agents/agency says who may do what.
  agencyHomes:    { method: 'GET',  callers: 'visitor', path: paths.agency(),               takes: 'none',      limit: null, bodyBytes: 0 },
  agencyPeople:   { method: 'GET',  callers: 'visitor', path: paths.agencyPeople(),         takes: 'none',      limit: null, bodyBytes: 0 },
  changePeople:   { method: 'POST', callers: 'visitor', path: paths.agencyPeople(),         takes: 'form-only', limit: OFTEN, bodyBytes: BODY_BYTES },
  agencyMemberships: { method: 'GET', callers: 'visitor', path: paths.agencyMemberships(), takes: 'none',      limit: null, bodyBytes: 0 },
  changeMemberships: { method: 'POST', callers: 'visitor', path: paths.agencyMemberships(), takes: 'form-only', limit: OFTEN, bodyBytes: BODY_BYTES },
  agencyHome:     { method: 'GET',  callers: 'visitor', path: paths.agencyHome(':number'),  takes: 'none',      limit: null, bodyBytes: 0 },
  changeHome:     { method: 'POST', callers: 'visitor', path: paths.agencyHome(':number'),  takes: 'form-only', limit: OFTEN, bodyBytes: BODY_BYTES },
  agencyFeeds:    { method: 'GET',  callers: 'visitor', path: paths.agencyFeeds(),          takes: 'none',      limit: null, bodyBytes: 0 },
  changeFeeds:    { method: 'POST', callers: 'visitor', path: paths.agencyFeeds(),          takes: 'form-only', limit: OFTEN, bodyBytes: BODY_BYTES },
  agencyFeed:     { method: 'GET',  callers: 'visitor', path: paths.agencyFeed(':feed'),    takes: 'none',      limit: null, bodyBytes: 0 },
  changeFeed:     { method: 'POST', callers: 'visitor', path: paths.agencyFeed(':feed'),    takes: 'form-only', limit: OFTEN, bodyBytes: BODY_BYTES },
  agencyCalls:    { method: 'GET',  callers: 'visitor', path: paths.agencyCalls(':feed'),   takes: 'none',      limit: OFTEN, bodyBytes: 0 },
  sendFile:       { method: 'POST', callers: 'visitor', path: paths.agencySend(':feed'),    takes: 'multipart', limit: OFTEN, bodyBytes: STOCK_BYTES },
  agencyFile:     { method: 'GET',  callers: 'visitor', path: paths.agencyFile(':file'),    takes: 'none',      limit: null, bodyBytes: 0 },
  confirmFile:    { method: 'POST', callers: 'visitor', path: paths.agencyFile(':file'),    takes: 'form-only', limit: OFTEN, bodyBytes: BODY_BYTES },
  agencyRows:     { method: 'GET',  callers: 'visitor', path: paths.agencyRows(':file'),    takes: 'none',      limit: OFTEN, bodyBytes: 0 },
  agencyKeys:     { method: 'GET',  callers: 'visitor', path: paths.agencyKeys(),           takes: 'none',      limit: null, bodyBytes: 0 },
  changeKeys:     { method: 'POST', callers: 'visitor', path: paths.agencyKeys(),           takes: 'form-only', limit: OFTEN, bodyBytes: BODY_BYTES },
  agencyPortals:  { method: 'GET',  callers: 'visitor', path: paths.agencyPortals(),        takes: 'none',      limit: null, bodyBytes: 0 },
  addPortal:      { method: 'POST', callers: 'visitor', path: paths.agencyPortals(),        takes: 'form-only', limit: OFTEN, bodyBytes: BODY_BYTES },
  agencyPortal:   { method: 'GET',  callers: 'visitor', path: paths.agencyPortal(':portal'), takes: 'none',     limit: null, bodyBytes: 0 },
  changePortal:   { method: 'POST', callers: 'visitor', path: paths.agencyPortal(':portal'), takes: 'form-only', limit: OFTEN, bodyBytes: BODY_BYTES },
  agencyPortalCalls: { method: 'GET', callers: 'visitor', path: paths.agencyPortalCalls(':portal'), takes: 'none', limit: OFTEN, bodyBytes: 0 },
  agencyWebHooks: { method: 'GET',  callers: 'visitor', path: paths.agencyWebHooks(),       takes: 'none',      limit: null, bodyBytes: 0 },
  addWebHook:     { method: 'POST', callers: 'visitor', path: paths.agencyWebHooks(),       takes: 'form-only', limit: OFTEN, bodyBytes: BODY_BYTES },
  agencyWebHook:  { method: 'GET',  callers: 'visitor', path: paths.agencyWebHook(':webHook'), takes: 'none',   limit: null, bodyBytes: 0 },
  changeWebHook:  { method: 'POST', callers: 'visitor', path: paths.agencyWebHook(':webHook'), takes: 'form-only', limit: OFTEN, bodyBytes: BODY_BYTES },
  agencyInvitation: { method: 'GET', callers: 'visitor', path: paths.agencyInvitation(':token'), takes: 'none', limit: OFTEN, bodyBytes: 0 },
  joinAgency:     { method: 'POST', callers: 'visitor', path: paths.agencyInvitation(':token'), takes: 'form-only', limit: OFTEN, bodyBytes: BODY_BYTES },
  apiPage:        { method: 'GET',  callers: 'visitor', path: paths.apiPage(),              takes: 'none',      limit: null, bodyBytes: 0 },
  // What agents' software sends, each with its secret.
  sendProperty:   { method: 'POST', callers: 'anyone',  path: paths.rtdf('sendpropertydetails'),   takes: 'sent', limit: null, bodyBytes: SENT_BYTES },
  removeProperty: { method: 'POST', callers: 'anyone',  path: paths.rtdf('removeproperty'),        takes: 'sent', limit: null, bodyBytes: SENT_BYTES },
  listProperties: { method: 'POST', callers: 'anyone',  path: paths.rtdf('getbranchpropertylist'), takes: 'sent', limit: null, bodyBytes: SENT_BYTES },
  branchEmails:   { method: 'POST', callers: 'anyone',  path: paths.rtdf('getbranchemails'),       takes: 'sent', limit: null, bodyBytes: BODY_BYTES },
  propertyEmails: { method: 'POST', callers: 'anyone',  path: paths.rtdf('getpropertyemails'),     takes: 'sent', limit: null, bodyBytes: BODY_BYTES },
  updateListing:  { method: 'POST', callers: 'anyone',  path: paths.zoopla('update'),              takes: 'sent', limit: null, bodyBytes: SENT_BYTES },
  deleteListing:  { method: 'POST', callers: 'anyone',  path: paths.zoopla('delete'),              takes: 'sent', limit: null, bodyBytes: SENT_BYTES },
  listListings:   { method: 'POST', callers: 'anyone',  path: paths.zoopla('list'),                takes: 'sent', limit: null, bodyBytes: SENT_BYTES },
  putStock:       { method: 'PUT',  callers: 'anyone',  path: paths.stock(),                       takes: 'stream', limit: null, bodyBytes: 0 },
  stockImport:    { method: 'GET',  callers: 'anyone',  path: `${paths.stockImport(':import')}/:secret?`, takes: 'none', limit: null, bodyBytes: 0 },
  // Their guards are in shared/journey/pages.ts.
  page:           { method: 'GET',  callers: 'visitor', path: '*',                         takes: 'none',      limit: null, bodyBytes: 0 },
} as const satisfies Readonly<Record<string, EndpointRule>>

export type RouteName = EndpointName | keyof typeof OTHERS
export type CallersOf<N extends RouteName> = (typeof CALLS & typeof OTHERS)[N]['callers']

export function ruleOf(name: RouteName): EndpointRule {
  if (name in OTHERS) return OTHERS[name as keyof typeof OTHERS]
  const endpoint: Pick<EndpointRule, 'path' | 'takes'> = ENDPOINTS[name as EndpointName]
  const access: Access = CALLS[name as EndpointName]
  return { ...endpoint, ...access }
}
