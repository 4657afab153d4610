import { categoriesOf } from '#shared/references/questions.ts'
import { resultOf } from '#shared/references/reference.ts'
import { isUuid } from '#shared/values/uuid.ts'
import type { JudgedReferences, Judgement } from '../../entitlements/references/judging-store.ts'
import type { DeskAnswer, DeskCall, Fields, StaffCalls } from './desk-call.ts'
import { deskPaths } from './desk-paths.ts'
import { missingPage } from './missing-page.ts'
import { lockedPage, referencePage } from './reference-page.ts'

export interface ReferenceDeskDeps {
  /** Null where there is no key to read them. */
  readonly references: JudgedReferences | null
  readonly now: () => Date
}

const LONGEST_REASON = 2_000
const NO_RESULT = 'Choose a result.'
const NO_REASON = 'Say why in a sentence or two. The landlord and the applicant will read it.'
const TOO_LATE = 'Someone has already judged it, or it’s waiting for someone to confirm it.'

export function registerReferenceCalls({ page, act }: StaffCalls, deps: ReferenceDeskDeps): void {
  page(deskPaths.reference(':id'), (call) => show(deps, call))
  act(deskPaths.judgeReference(':id'), (call) => judge(deps, call))
}

async function judge(deps: ReferenceDeskDeps, call: DeskCall): Promise<DeskAnswer> {
  const { references, now } = deps
  const { param: id, form } = call
  const judgement = judgementIn(form)
  if ('problem' in judgement) return show(deps, call, judgement.problem)
  const isJudged =
    references !== null &&
    isUuid(id) &&
    (await references.judge(id, judgement, { by: byOf(call), at: now() }))
  return isJudged ? { redirect: `${deskPaths.today()}?done=judged` } : show(deps, call, TOO_LATE)
}

function judgementIn(form: Fields): Judgement | { readonly problem: string } {
  const result = resultOf(form['result'] ?? '')?.id
  const reason = (form['reason'] ?? '').trim().slice(0, LONGEST_REASON)
  if (result === undefined) return { problem: NO_RESULT }
  if (reason === '') return { problem: NO_REASON }
  const checked = categoriesOf('full').flatMap(({ id }) => (form[`checked-${id}`] === 'yes' ? [id] : []))
  return { result, reason, checked }
}

const byOf = ({ staff }: DeskCall) => ({ staffId: staff.id, name: staff.email })

async function show(deps: ReferenceDeskDeps, call: DeskCall, trouble?: string): Promise<DeskAnswer> {
  const { references, now } = deps
  const { param: id } = call
  if (!isUuid(id)) return missingPage('reference')
  const reference = await references?.find(id, { by: byOf(call), at: now() })
  if (reference === null) return missingPage('reference')
  if (reference === undefined || reference === 'locked') return lockedPage()
  return {
    ...referencePage(reference, call.form, now()),
    trouble,
  }
}
