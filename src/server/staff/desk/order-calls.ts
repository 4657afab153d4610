import { isIsoDate, today } from '#shared/values/iso-date.ts'
import type { Decision } from '../../db/actor.ts'
import type { StartedRefund, WantedRefund } from '../../orders/start-refund-store.ts'
import type { AuditStore } from './audit-store.ts'
import { type Decide, decisionIn, doneIn } from './decision-in.ts'
import type { DeskAnswer, DeskCall, StaffCalls } from './desk-call.ts'
import { deskPaths } from './desk-paths.ts'
import { missingPage } from './missing-page.ts'
import { orderPage } from './order-page.ts'
import type { FindOrderView } from './order-view-store.ts'

export interface OrderDeskDeps {
  readonly findOrder: FindOrderView
  readonly refund: (wanted: Omit<WantedRefund, 'why'>, decision: Decision) => Promise<StartedRefund['kind']>
  /** False where nothing had failed. */
  readonly retryRefund: Decide
  readonly audit: Pick<AuditStore, 'of'>
  readonly now: () => Date
}

export function registerOrderCalls({ page, act }: StaffCalls, deps: OrderDeskDeps): void {
  page(deskPaths.order(':id'), (call) => show(deps, call))
  act(deskPaths.refund(':id'), async (call) => {
    const kind = call.form['kind']
    if (kind !== 'whole' && kind !== 'days-left') return show(deps, call, 'Choose how much to refund.')
    const decision = decisionIn(call, deps.now())
    if (decision === null) return show(deps, call, 'Say in a sentence why you’re refunding it.')
    const { cancelledOn = '' } = call.form
    if (cancelledOn !== '' && !isIsoDate(cancelledOn)) {
      return show(deps, call, 'Enter the day they told us, or leave it empty.')
    }
    const wanted: Omit<WantedRefund, 'why'> = {
      orderId: call.param,
      kind,
      ...(cancelledOn !== '' && { cancelledOn }),
    }
    const outcome = await deps.refund(wanted, decision)
    if (outcome === 'started') return { redirect: `${deskPaths.order(call.param)}?done=refund` }
    return show(deps, call, NOT_REFUNDED[outcome])
  })
  act(deskPaths.retryRefund(':id'), async (call) => {
    const decision = decisionIn(call, deps.now())
    if (decision === null) return show(deps, call, 'Say in a sentence why you’re trying again.')
    if (!(await deps.retryRefund(call.param, decision))) {
      return show(deps, call, 'There’s no refund left to try again. Someone may have just done it.')
    }
    return { redirect: `${deskPaths.order(call.param)}?done=refund` }
  })
}

const NOT_REFUNDED = {
  nothing: 'There’s nothing left to refund. Someone may have just done it.',
  'wrong-day': 'They must have told us between the day of the order and today. Check the day.',
} as const satisfies Record<Exclude<StartedRefund['kind'], 'started'>, string>

async function show(
  { findOrder, audit, now }: OrderDeskDeps,
  call: DeskCall,
  trouble?: string,
): Promise<DeskAnswer> {
  const order = await findOrder(call.param)
  if (order === null) return missingPage('order')
  return {
    ...orderPage(order, await audit.of('order', order.id), call.form, today(now())),
    done: doneIn(call),
    trouble,
  }
}
