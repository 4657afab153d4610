import type { AppType } from '../form/block.ts'
import { paths } from './paths.ts'

/** What the query of an address says, which begins with its question mark or is empty. */
const says = (search: string, what: string): boolean => search.slice(1).split('&').includes(what)

/** Of the page of registering and signing in: that its other block is asked for. */
export const asksToSignIn = (search: string): boolean => says(search, 'tab=sign-in')
export const identityHeading = (signsIn: boolean): string => (signsIn ? 'Sign in' : 'Register')
/** That signing in leads back to the unfinished listings. */
export const comesFromListings = (search: string): boolean => says(search, 'from=listings')
/** The other of the two blocks; where one comes from stays in the address. */
export function otherBlockPath(appType: AppType, signsIn: boolean, fromListings: boolean): string {
  const path = signsIn ? paths.confirmIdentity(appType) : paths.signIn(appType)
  if (!fromListings) return path
  return `${path}${path.includes('?') ? '&' : '?'}from=listings`
}
/** That an agent makes an advert of their own, on the page that otherwise tells agents that it is not for them. */
const FOR_AGENT = 'for=agent'
export const isForAgent = (search: string): boolean => says(search, FOR_AGENT)
export const agentCreatePath = (appType: AppType): string => `${paths.startAgain(appType)}?${FOR_AGENT}`
export const agentLoadPath = (appType: AppType, uuid: string): string =>
  `${paths.load(appType, uuid)}?${FOR_AGENT}`
