import { isUuid } from '#shared/values/uuid.ts'
import type { ContestedStore } from '../../listings/publishing/contested-store.ts'
import type { AuditStore } from './audit-store.ts'
import { decisionIn } from './decision-in.ts'
import type { DeskAnswer, DeskCall, StaffCalls } from './desk-call.ts'
import { deskPaths } from './desk-paths.ts'
import { missingPage } from './missing-page.ts'
import { contestedTextPage, WAYS, type Way } from './text-page.ts'

export interface TextDeskDeps {
  readonly texts: Pick<ContestedStore, 'find' | 'decide'>
  readonly audit: Pick<AuditStore, 'of'>
  readonly now: () => Date
}

export function registerTextCalls({ page, act }: StaffCalls, deps: TextDeskDeps): void {
  page(deskPaths.text(':id'), (call) => show(deps, call))
  act(deskPaths.decideText('allow')(':id'), (call) => decide(deps, call, 'allow'))
  act(deskPaths.decideText('uphold')(':id'), (call) => decide(deps, call, 'uphold'))
}

async function decide(deps: TextDeskDeps, call: DeskCall, way: Way): Promise<DeskAnswer> {
  const decision = decisionIn(call, deps.now())
  if (decision === null) return show(deps, call, 'Say why in a sentence. Its owner will read it.')
  const isDecided = isUuid(call.param) && (await deps.texts.decide(call.param, WAYS[way].state, decision))
  return isDecided
    ? { redirect: `${deskPaths.today()}?done=${way}` }
    : show(deps, call, 'Someone has already decided it.')
}

async function show({ texts, audit }: TextDeskDeps, call: DeskCall, trouble?: string): Promise<DeskAnswer> {
  const contested = isUuid(call.param) ? await texts.find(call.param) : null
  if (contested === null) return missingPage('text')
  return {
    ...contestedTextPage(contested, await audit.of('text', contested.id)),
    trouble,
  }
}
