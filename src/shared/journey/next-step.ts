import type { AppType } from '../form/block.ts'
import { paths } from './paths.ts'

/** Where a saved page leads (specification section 4, Save success). People who are signed in come with accounts. */
export function afterSave(appType: AppType): string {
  return paths.confirmIdentity(appType)
}

/** Whether leaving asks first: not for agents, nor for standard users on a new listing (section 4). */
export function warnsBeforeLeaving(userType: 'guest' | 'standard' | 'agent', listingNew: boolean): boolean {
  return userType !== 'agent' && !(userType === 'standard' && listingNew)
}
