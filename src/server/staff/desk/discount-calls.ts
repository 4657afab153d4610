import type { Decision } from '../../db/actor.ts'
import { type NewDiscount, readNewDiscount, type TypedDiscount } from '../../orders/new-discount.ts'
import type { KeptDiscount } from '../../payments/checkout/discount-store.ts'
import { decisionIn, doneIn } from './decision-in.ts'
import type { DeskAnswer, DeskCall, Fields, StaffCalls } from './desk-call.ts'
import { deskPaths } from './desk-paths.ts'
import { DISCOUNT_LABELS, discountsPage } from './discounts-page.ts'

export interface DiscountDeskDeps {
  readonly discounts: {
    /** False where there is one of that name already, ended or not. */
    readonly add: (discount: NewDiscount, decision: Decision) => Promise<boolean>
    readonly list: () => Promise<readonly KeptDiscount[]>
    /** False where there is none of that name, or it had ended. */
    readonly end: (code: string, decision: Decision) => Promise<boolean>
  }
  readonly now: () => Date
}

export function registerDiscountCalls({ page, act }: StaffCalls, deps: DiscountDeskDeps): void {
  page(deskPaths.discounts(), (call) => show(deps, call))
  act(deskPaths.discounts(), (call) => make(deps, call))
  act(deskPaths.endDiscount(':code'), async (call) => {
    const decision = decisionIn(call, deps.now())
    if (decision === null) return show(deps, call, 'Say in a sentence why the code ends.')
    return (await deps.discounts.end(call.param, decision))
      ? { redirect: `${deskPaths.discounts()}?done=ended` }
      : show(deps, call, 'We can’t find that code, or it had already ended.')
  })
}

async function make(deps: DiscountDeskDeps, call: DeskCall): Promise<DeskAnswer> {
  const decision = decisionIn(call, deps.now())
  const read = readNewDiscount(typedIn(call.form), deps.now(), (name) => `“${DISCOUNT_LABELS[name]}”`)
  if ('problem' in read) return show(deps, call, read.problem)
  if (decision === null) return show(deps, call, 'Say in a sentence what the code is for.')
  return (await deps.discounts.add(read, decision))
    ? { redirect: `${deskPaths.discounts()}?done=made` }
    : show(deps, call, `There’s already a code ${read.code}, or there was one. Choose another name.`)
}

/** An empty field counts as left out. */
function typedIn(form: Fields): TypedDiscount {
  const terms = Object.keys(DISCOUNT_LABELS).flatMap((name) => {
    const value = (form[name] ?? '').trim()
    return value === '' ? [] : [[name, value] as const]
  })
  return { code: form['code'] ?? '', ...Object.fromEntries(terms) }
}

async function show(
  { discounts, now }: DiscountDeskDeps,
  call: DeskCall,
  trouble?: string,
): Promise<DeskAnswer> {
  // Why a code ends belongs to another form.
  const why = call.form['code'] === undefined ? '' : (call.form['why'] ?? '')
  return {
    ...discountsPage(await discounts.list(), { ...typedIn(call.form), why }, now()),
    done: doneIn(call),
    trouble,
  }
}
