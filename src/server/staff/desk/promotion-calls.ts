import type { PromotionStore } from '../../entitlements/promotion/promotion-store.ts'
import { doneIn } from './decision-in.ts'
import type { DeskAnswer, DeskCall, StaffCalls } from './desk-call.ts'
import { deskPaths } from './desk-paths.ts'
import { readFacebookAddress } from './facebook-address.ts'
import { missingPage } from './missing-page.ts'
import { type PostToMake, promotionPage } from './promotion-page.ts'

export interface PromotionDeskDeps {
  readonly promotions: Pick<PromotionStore, 'notePost' | 'noteRemoval'>
  readonly findPost: (id: string, at: Date) => Promise<PostToMake | null>
  /** The address of the catalogue; null where there is none. */
  readonly feedAddress: string | null
  readonly now: () => Date
}

export function registerPromotionCalls({ page, act }: StaffCalls, deps: PromotionDeskDeps): void {
  page(deskPaths.promotion(':id'), (call) => show(deps, call))
  act(deskPaths.notePost(':id'), async (call) => {
    const url = readFacebookAddress(call.form['url'] ?? '')
    if (url === null) {
      return show(deps, call, 'Enter the address of the post. It begins with https://www.facebook.com/.')
    }
    const isNoted = await deps.promotions.notePost(call.param, url, decisionOf(deps, call, 'It is posted.'))
    return isNoted
      ? { redirect: `${deskPaths.today()}?done=posted` }
      : show(deps, call, 'Someone has already posted it, or it shouldn’t be posted now.')
  })
  act(deskPaths.removePost(':id'), async (call) => {
    const decision = decisionOf(deps, call, 'The post is gone.')
    return (await deps.promotions.noteRemoval(call.param, decision))
      ? { redirect: `${deskPaths.today()}?done=unposted` }
      : show(deps, call, 'Someone has already noted it.')
  })
}

const decisionOf = ({ now }: PromotionDeskDeps, { staff }: DeskCall, why: string) => ({
  by: { staffId: staff.id, name: staff.email },
  why,
  at: now(),
})

async function show(
  { findPost, feedAddress, now }: PromotionDeskDeps,
  call: DeskCall,
  trouble?: string,
): Promise<DeskAnswer> {
  const post = await findPost(call.param, now())
  if (post === null) return missingPage('promotion')
  return {
    ...promotionPage(post, feedAddress, call.form['url'] ?? ''),
    done: doneIn(call),
    trouble,
  }
}
