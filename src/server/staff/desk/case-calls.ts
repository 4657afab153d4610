import type { CaseStore } from '../support/case-store.ts'
import type { AuditStore } from './audit-store.ts'
import { casePage } from './case-page.ts'
import { decisionIn } from './decision-in.ts'
import type { DeskAnswer, DeskCall, StaffCalls } from './desk-call.ts'
import { deskPaths } from './desk-paths.ts'
import { missingPage } from './missing-page.ts'

export interface CaseDeskDeps {
  readonly cases: Pick<CaseStore, 'find' | 'close'>
  readonly audit: Pick<AuditStore, 'of'>
  readonly now: () => Date
}

export function registerCaseCalls({ page, act }: StaffCalls, deps: CaseDeskDeps): void {
  page(deskPaths.case(':number'), (call) => show(deps, call))
  act(deskPaths.closeCase(':number'), async (call) => {
    const decision = decisionIn(call, deps.now())
    if (decision === null) return show(deps, call, 'Say in a sentence what you did about it.')
    return (await deps.cases.close(call.param, decision)) === 'closed'
      ? { redirect: `${deskPaths.today()}?done=settled` }
      : show(deps, call, 'Someone has already closed it.')
  })
}

async function show({ cases, audit }: CaseDeskDeps, call: DeskCall, trouble?: string): Promise<DeskAnswer> {
  const found = await cases.find(call.param)
  if (found === null) return missingPage('message')
  return {
    ...casePage(found, await audit.of('case', found.number)),
    trouble,
  }
}
