import type { Decision } from '../../db/actor.ts'
import type { ModerationStore } from '../../listings/published/moderation-store.ts'
import { advertPage } from './advert-page.ts'
import type { AuditStore } from './audit-store.ts'
import { decisionIn, doneIn } from './decision-in.ts'
import type { DeskAnswer, DeskCall, StaffCalls } from './desk-call.ts'
import { deskPaths } from './desk-paths.ts'
import { missingPage } from './missing-page.ts'

export interface AdvertDeskDeps {
  readonly moderation: Pick<ModerationStore, 'find' | 'takeDown' | 'putBack' | 'endOption'>
  readonly audit: Pick<AuditStore, 'of'>
  readonly now: () => Date
}

/** What went wrong, for whoever tried; null where it was done. */
type Try = (id: string, decision: Decision) => Promise<string | null>

export function registerAdvertCalls({ page, act }: StaffCalls, deps: AdvertDeskDeps): void {
  const { moderation } = deps
  page(deskPaths.advert(':id'), (call) => show(deps, call))
  act(deskPaths.takeDown(':id'), (call) =>
    attempt(deps, call, 'take-down', async (id, decision) =>
      (await moderation.takeDown(id, decision)) === 'removed' ? null : 'Someone has already taken it down.',
    ),
  )
  act(deskPaths.putBack(':id'), (call) =>
    attempt(deps, call, 'put-back', async (id, decision) => {
      const outcome = await moderation.putBack(id, decision)
      if (outcome === 'done') return null
      return outcome === 'address-taken'
        ? 'Another advert now has this address. Take that one down first.'
        : 'This advert isn’t down.'
    }),
  )
  act(deskPaths.endOption(':id'), (call) =>
    attempt(deps, call, 'end-option', async (id, decision) =>
      (await moderation.endOption(id, decision)) ? null : 'This advert has no paid option to end.',
    ),
  )
}

async function attempt(deps: AdvertDeskDeps, call: DeskCall, done: string, run: Try): Promise<DeskAnswer> {
  const decision = decisionIn(call, deps.now())
  if (decision === null) return show(deps, call, 'Say in a sentence why.')
  const trouble = await run(call.param, decision)
  if (trouble !== null) return show(deps, call, trouble)
  return { redirect: `${deskPaths.advert(call.param)}?done=${done}` }
}

async function show(
  { moderation, audit, now }: AdvertDeskDeps,
  call: DeskCall,
  trouble?: string,
): Promise<DeskAnswer> {
  const advert = await moderation.find(call.param, now())
  if (advert === null) return missingPage('advert')
  return {
    ...advertPage(advert, await audit.of('advert', advert.id), call.form, now()),
    done: doneIn(call),
    trouble,
  }
}
