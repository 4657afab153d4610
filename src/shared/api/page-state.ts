import type { DraftAnswers } from '../advert/answers.ts'
import { ADVERT_PAGE, factsIn } from '../advert/page.ts'
import { DEFAULT_ADDRESS_TYPE, SPECIFIED_PAGE } from '../advert/specified-page.ts'
import { type AddressType, type AppType, blocksFor, type Context, fieldsIn } from '../form/block.ts'
import type { AnyAnswers, Field } from '../form/field.ts'
import { photoOf, plansIn, type SentPhoto, withoutPlans } from '../form/photo.ts'
import { isEmpty } from '../form/rule.ts'
import { fitsShape } from '../form/shape.ts'
import { type RemoteAnswer, walk } from '../form/walk.ts'
import { withoutInvisible } from '../values/clean-text.ts'
import { isObject, type JsonObject } from '../values/is-object.ts'
import type { IsoDate } from '../values/iso-date.ts'
import { isUuid } from '../values/uuid.ts'
import { NO_UUID, type Read, refuse } from './read-call.ts'
import type { WireBlock, WireBlocks, WireField } from './wire-blocks.ts'

export interface PendingListing {
  readonly photo: { readonly url: string | null }
  readonly photoCount: number
  /** In pounds; null if not answered yet. */
  readonly price: number | null
  /** The last save (ISO 8601, UTC). */
  readonly modified: string
  readonly type: AppType
  readonly uid: string
}
export interface WireUser {
  readonly verified: boolean
  /** Without the dial code, which goes before it. */
  readonly phone: string | null
  readonly dialCode: string | null
  readonly pendingListings: readonly PendingListing[]
}

export interface PageUser {
  readonly userType: 'guest' | 'standard' | 'agent'
  readonly user: WireUser
}
export const GUEST: PageUser = {
  userType: 'guest',
  user: { verified: false, phone: null, dialCode: null, pendingListings: [] },
}

/** The page state of the contract (section 3 of the specification). */
export interface PageState {
  readonly uuid: string
  readonly version: number
  readonly app_type: AppType
  readonly active_page: string
  readonly address_type: AddressType
  readonly user_type: PageUser['userType']
  readonly user_agent: boolean
  readonly listing: string | null
  readonly listingNew: boolean
  readonly valid_pages: readonly string[]
  readonly blocks: WireBlocks
  readonly order: { readonly isPaid: boolean }
  readonly user: WireUser
  readonly haveEpcInDatabase: boolean
}

/** Everything else in the request is ignored. */
export interface Save {
  readonly uuid: string
  readonly version: number
  readonly appType: AppType
  readonly addressType: AddressType
  /** Only the fields in the request; null means no answer. */
  readonly answers: DraftAnswers
}
export interface InitialDataRequest {
  readonly uuid: string | null
  readonly appType: AppType
  readonly addressType: AddressType
}

const LARGEST_VERSION = 2_147_483_646

const FIELDS_OF_BLOCK: Readonly<Record<AppType, ReadonlyMap<string, ReadonlyMap<string, Field>>>> = {
  sell: /* @__PURE__ */ fieldsOfBlock('sell'),
  let: /* @__PURE__ */ fieldsOfBlock('let'),
}

const SPECIFIED: ReadonlySet<string> = new Set(SPECIFIED_PAGE.map(({ name }) => name))

function fieldsOfBlock(appType: AppType): ReadonlyMap<string, ReadonlyMap<string, Field>> {
  return new Map(blocksFor(ADVERT_PAGE, appType).map((block) => [block.name, new Map(fieldsIn(block))]))
}

export function readSave(body: unknown): Read<Save> {
  const data = isObject(body) ? body['data'] : undefined
  if (!isObject(data)) return refuse('The request needs an object called data.')
  const context = readContext(data)
  if (!context.ok) return context
  const { uuid, version } = data
  if (!isUuid(uuid)) return refuse(NO_UUID)
  if (!Number.isInteger(version) || (version as number) < 0 || (version as number) > LARGEST_VERSION) {
    return refuse('The version must be a whole number, 0 for a new draft.')
  }
  const answers = readAnswers(context.value, data['blocks'])
  if (!answers.ok) return answers
  return { ok: true, value: { uuid, version: version as number, ...context.value, answers: answers.value } }
}

/** `{data: {uuid, app_type, address_type}}`. Without a uuid that one of ours could be it is null; without an address type the default applies. */
export function readInitialDataRequest(body: unknown): Read<InitialDataRequest> {
  const data = isObject(body) ? body['data'] : undefined
  if (!isObject(data)) return refuse('The request needs an object called data.')
  const context = readContext(data)
  if (!context.ok) return context
  const uuid = data['uuid'] ?? null
  if (uuid !== null && typeof uuid !== 'string') return refuse(NO_UUID)
  return { ok: true, value: { uuid: isUuid(uuid) ? uuid : null, ...context.value } }
}

function readContext(data: JsonObject): Read<Context> {
  const appType = data['app_type']
  if (appType !== 'sell' && appType !== 'let') return refuse('The app_type must be sell or let.')
  const given = data['address_type'] ?? DEFAULT_ADDRESS_TYPE
  const addressType = given === 'manual' ? 'orphan' : given
  if (addressType !== 'standard' && addressType !== 'orphan') {
    return refuse('The address_type must be standard or orphan.')
  }
  return { ok: true, value: { appType, addressType } }
}

function readAnswers({ appType, addressType }: Context, blocks: unknown): Read<DraftAnswers> {
  if (!isObject(blocks)) return refuse('The data needs an object called blocks.')
  const answers: Record<string, unknown> = {}
  const otherType = appType === 'sell' ? 'let' : 'sell'
  const shown = addressType === 'orphan' ? ['manualAddress'] : ['propertyAddress', 'country']
  for (const [blockName, block] of Object.entries(blocks)) {
    const own = FIELDS_OF_BLOCK[appType].get(blockName)
    const known = own ?? FIELDS_OF_BLOCK[otherType].get(blockName)
    if (!known) return refuse('There’s a block this page doesn’t have.')
    const fields = isObject(block) ? block['fields'] : undefined
    if (!isObject(fields)) return refuse(`The block ${blockName} needs an object called fields.`)
    for (const [name, field] of Object.entries(fields)) {
      const declared = known.get(name)
      if (!declared) return refuse(`There’s a field the block ${blockName} doesn’t have.`)
      const value = isObject(field) ? field['value'] : undefined
      if (value === undefined || !fitsShape(declared, value)) {
        return refuse(`The value of ${name} isn’t of the kind this field holds.`)
      }
      // No draft of this type will ever show it.
      if (!own) continue
      // The blocks of both address types have the postcode and the country; the visible one counts.
      if (name in answers && !shown.includes(blockName)) continue
      answers[name] = kept(declared, value)
    }
  }
  return { ok: true, value: answers }
}

/** Empty text is no answer; invisible characters and unknown properties of photos are dropped; plans stand last. */
function kept({ kind }: Field, value: unknown): unknown {
  if (typeof value === 'string') return withoutInvisible(value) || null
  if (kind !== 'photos' || value === null) return value
  const files = (value as readonly SentPhoto[]).map(photoOf)
  return [...withoutPlans(files), ...plansIn(files)]
}

/** A block that a law may ask for, or that nobody has to answer, is left out while it is neither asked nor answered. */
export function wireBlocks(
  context: Context,
  answers: DraftAnswers,
  today: IsoDate,
  remote?: RemoteAnswer,
): WireBlocks {
  const scope = {
    context,
    answers: { ...answers, ...factsIn(answers) },
    today,
    ...(remote ? { remote } : {}),
  }
  const blocks: Record<string, WireBlock> = {}
  for (const { block, visible, valid, fields } of walk(ADVERT_PAGE, scope)) {
    const isAsked = visible && block.folded === undefined
    const isAnswered = () => fields.some(({ name }) => ((answers as AnyAnswers)[name] ?? null) !== null)
    if (!isAsked && !SPECIFIED.has(block.name) && !isAnswered()) continue
    const wired: Record<string, WireField> = {}
    for (const { name, error } of fields) {
      const value = (answers as AnyAnswers)[name] ?? null
      wired[name] = { value, valid: error === null, touched: !isEmpty(value) }
    }
    blocks[block.name] = { valid, fields: wired }
  }
  return blocks
}

export interface StoredDraft extends Context {
  readonly uuid: string
  readonly version: number
  /** The advert it was published as. */
  readonly listing?: string | null
  readonly isPaid?: boolean
}

export interface PageFacts {
  readonly isValid: boolean
  readonly isAgent: boolean
  readonly haveEpc: boolean
}

const NOTHING_YET: PageFacts = { isValid: false, isAgent: false, haveEpc: false }

/** For signed-in users the account says who is an agent, not the answer. */
export function stateOf(
  { uuid, version, appType, addressType, listing = null, isPaid = false }: StoredDraft,
  { isValid, isAgent, haveEpc }: PageFacts = NOTHING_YET,
  { userType, user }: PageUser = GUEST,
): Omit<PageState, 'blocks'> {
  return {
    uuid,
    version,
    app_type: appType,
    active_page: appType,
    address_type: addressType,
    user_type: userType,
    user_agent: userType === 'guest' ? isAgent : userType === 'agent',
    listing,
    listingNew: listing === null,
    valid_pages: isValid ? [appType] : [],
    order: { isPaid },
    user,
    haveEpcInDatabase: haveEpc,
  }
}

export function freshState(
  draft: Omit<StoredDraft, 'version'>,
  day: IsoDate,
  user: PageUser = GUEST,
): PageState {
  return { ...stateOf({ ...draft, version: 0 }, NOTHING_YET, user), blocks: wireBlocks(draft, {}, day) }
}
