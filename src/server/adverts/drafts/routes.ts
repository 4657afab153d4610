import type { Claim } from '#shared/advert/claims.ts'
import { LIMITS } from '#shared/advert/limits.ts'
import type { NotOffered } from '#shared/advert/marketing-options.ts'
import { type PageUser, readInitialDataRequest, readSave } from '#shared/api/page-state.ts'
import { isText, NO_UUID, readData, readFields } from '#shared/api/read-call.ts'
import type { AppType } from '#shared/form/block.ts'
import { UPLOAD_MESSAGES } from '#shared/form/upload-messages.ts'
import { isUuid } from '#shared/values/uuid.ts'
import { accepted } from '../../http/answers.ts'
import type { Account } from '../../http/caller.ts'
import type { Answer, Entrance } from '../../http/entrance.ts'
import { draftNotFound, Refusal, refused, refusedAs, tooMany, unavailable } from '../../http/refusal.ts'
import { hashOf, isToken } from '../../http/token.ts'
import type { Deleted, DraftDeletion, DraftStore, PhotoProblem, Restored } from './draft.ts'
import type { DraftLinkStore } from './draft-link.ts'
import { type EmailedLink, type EmailLinkDeps, emailDraftLink } from './email-draft-link.ts'
import { loadDraft } from './load-draft.ts'
import { freshStateText, initialDataBody, savedBody, staleBody, stateText } from './page-state-text.ts'
import { type SaveDeps, type Saved, saveDraft } from './save-draft.ts'

export interface AdvertDeps extends Omit<SaveDeps, 'drafts'>, Omit<EmailLinkDeps, 'drafts' | 'draftLinks'> {
  readonly drafts: DraftStore
  readonly draftLinks: DraftLinkStore
  readonly deletion: DraftDeletion
  /** Claims about the options that hold today. */
  readonly claims: (appType: AppType) => readonly Claim[]
  readonly notOffered: (appType: AppType) => Promise<NotOffered>
  readonly pageUserOf: (account: Account | null) => Promise<PageUser>
}

const OTHER_APP_TYPE =
  'You can’t change a draft from selling to letting, or from letting to selling. Start a new advert.'

export function registerAdvertRoutes({ handle }: Entrance, deps: AdvertDeps): void {
  handle('getInitialData', readInitialDataRequest, async ({ body, caller, request }) => {
    const loaded = await loadDraft(deps, body, caller.ownerKey)
    if (loaded.kind === 'fresh' && loaded.refused) request.securityEvent = 'ownership_refused'
    const user = await deps.pageUserOf(caller.account)
    const state =
      loaded.kind === 'stored'
        ? stateText(loaded.draft, user)
        : freshStateText({ ...body, uuid: loaded.uuid }, deps.now(), user)
    const { appType } = body
    return initialDataBody(appType, state, deps.claims(appType), await deps.notOffered(appType))
  })
  handle('saveNew', readSave, async ({ body, caller }) => {
    const saved = await saveDraft(deps, body, caller)
    return answerSave(saved, await deps.pageUserOf(caller.account))
  })
  handle('deleteDraft', readUuidInData, async ({ body: uuid, caller }) =>
    answerDeletion(await deps.deletion.delete(uuid, caller.ownerKey, deps.now())),
  )
  handle('restoreDraft', readUuidInData, async ({ body: uuid, caller }) =>
    answerDeletion(await deps.deletion.restore(uuid, caller.ownerKey, deps.limits.perOwner)),
  )
  handle('emailDraftLink', readUuid, async ({ body: uuid, caller }) =>
    answerEmailed(await emailDraftLink(deps, uuid, caller)),
  )
  handle('openDraftLink', readToken, async ({ body: token, caller }) => {
    const link = isToken(token) ? hashOf(token) : null
    const opened = link === null ? null : await deps.draftLinks.open(link, caller.ownerKey, deps.now())
    return opened === null
      ? refusedAs('link_refused', NO_LINK)
      : accepted({ result: { uuid: opened.uuid, app_type: opened.appType } })
  })
}

const readUuidInData = (body: unknown) => readData(body, (field) => field('uuid', isUuid, NO_UUID))
const readUuid = (body: unknown) => readFields(body, (field) => field('uuid', isUuid, NO_UUID))
const readToken = (body: unknown) =>
  readFields(body, (field) => field('token', isText, 'The field token must be a text.'))

function answerDeletion(outcome: Deleted | Restored): Answer {
  switch (outcome) {
    case 'done':
      return accepted()
    case 'in-use':
      return refused(IN_USE)
    case 'full':
      return refused(FULL)
    case 'not-found':
      return draftNotFound(false)
  }
}

const IN_USE =
  'You’ve published this advert, or started to pay for it. If you don’t finish the payment, you can delete the draft in half an hour.'

function answerEmailed(emailed: EmailedLink): Answer {
  switch (emailed.kind) {
    case 'queued':
      return accepted()
    case 'no-email':
      return refused(NO_EMAIL)
    case 'not-found':
      return draftNotFound(emailed.refused)
    case 'limited':
      return tooMany(MANY_LINKS, emailed.retryAfterSeconds)
  }
}

const NO_EMAIL = 'Add an email address for enquiries to your advert first, and save it.'
const MANY_LINKS = 'We’ve sent this link a few times already. Try again later.'
const NO_LINK = 'This link doesn’t work any more. Ask for another where you started your advert.'

function answerSave(saved: Saved, user: PageUser): Answer {
  switch (saved.kind) {
    case 'saved':
      return savedBody(stateText(saved.draft, user))
    case 'stale':
      return staleBody(stateText(saved.draft, user))
    default:
      return saveRefusal(saved)
  }
}

export function saveRefusal(saved: Exclude<Saved, { kind: 'saved' | 'stale' }>): Refusal {
  switch (saved.kind) {
    case 'other-app-type':
      return new Refusal(400, OTHER_APP_TYPE)
    case 'not-found':
      return draftNotFound(saved.refused)
    case 'full':
      return refused(FULL)
    case 'limited':
      return tooMany(MANY_DRAFTS, saved.retryAfterSeconds)
    case 'photos':
      return PHOTO_REFUSALS[saved.problem]()
    case 'busy':
      return unavailable('You’re saving this in several places. Try again.', 1)
  }
}

const PHOTO_REFUSALS: Readonly<Record<PhotoProblem, () => Refusal>> = {
  missing: () => new Refusal(404, UPLOAD_MESSAGES.gone, 'ownership_refused'),
  twice: () => refused(UPLOAD_MESSAGES.notUnique),
  'too-many': () => refused(UPLOAD_MESSAGES.tooMany(LIMITS.photos)),
  'too-many-plans': () => refused(UPLOAD_MESSAGES.tooMany(LIMITS.plans)),
}
const FULL = 'You have as many unfinished adverts in this browser as we keep. Finish one of them first.'
const MANY_DRAFTS = 'People on your network have started too many adverts in the last hour. Try again later.'
