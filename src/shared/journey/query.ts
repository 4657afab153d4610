import type { AppType } from '../form/block.ts'
import { isUuid } from '../values/uuid.ts'
import { FROM_CHECK } from './from-check.ts'
import { paths } from './paths.ts'
import { hasParameter } from './search.ts'

export const asksToSignIn = (search: string): boolean => hasParameter(search, 'tab=sign-in')
export const identityHeading = (signsIn: boolean): string => (signsIn ? 'Sign in' : 'Register')
/** Whether signing in leads back to the user's listings. */
export const comesFromListings = (search: string): boolean => hasParameter(search, 'from=listings')

export function otherBlockPath(appType: AppType, signsIn: boolean, fromListings: boolean): string {
  const path = signsIn ? paths.confirmIdentity(appType) : paths.signIn(appType)
  if (!fromListings) return path
  return `${path}${path.includes('?') ? '&' : '?'}from=listings`
}

/** What is to be upgraded to what; null for any other query. The server checks both. */
export function upgradeIn(search: string): { readonly uuid: string; readonly option: string } | null {
  const uuid = /[?&]advert=([0-9a-f-]+)(?:&|$)/.exec(search)?.[1]
  const option = /[?&]option=([\w-]+)(?:&|$)/.exec(search)?.[1]
  return uuid === undefined || option === undefined ? null : { uuid, option }
}

const FOR_AGENT = 'for=agent'
export const isForAgent = (search: string): boolean => hasParameter(search, FOR_AGENT)
export const agentCreatePath = (appType: AppType): string => `${paths.startAgain(appType)}?${FOR_AGENT}`
export const agentLoadPath = (appType: AppType, uuid: string): string =>
  `${paths.load(appType, uuid)}?${FOR_AGENT}`

/** A new advert with the answers of one that is published, by its draft. */
export const copyPath = (appType: AppType, uuid: string): string =>
  `${paths.startAgain(appType)}?like=${uuid}`
export const agentCopyPath = (appType: AppType, uuid: string): string =>
  `${copyPath(appType, uuid)}&${FOR_AGENT}`
export function copyOfIn(search: string): string | null {
  const [, uuid = ''] = /[?&]like=([0-9a-f-]+)(?:&|$)/.exec(search) ?? []
  return isUuid(uuid) ? uuid : null
}

export interface DraftToOpen {
  readonly appType: AppType
  readonly uuid: string
  readonly isForAgent: boolean
}

/** The creation page of that draft, whichever the browser had open last. */
export const draftPath = ({ appType, uuid, isForAgent: isAgents }: DraftToOpen): string =>
  isAgents ? agentLoadPath(appType, uuid) : paths.load(appType, uuid)

/** One of its questions, from which a link leads back to the page that shows the whole advert. */
export function changeAnswerPath(draft: DraftToOpen, field: string): string {
  const path = draftPath(draft)
  return `${path}${path.includes('?') ? '&' : '?'}${FROM_CHECK}#${field}`
}
