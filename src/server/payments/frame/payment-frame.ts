import type { FramePage } from '../../http/security-headers.ts'
import type { Order } from '../../orders/order.ts'

export type FramedOrder = Pick<
  Order,
  'id' | 'state' | 'fulfilledAt' | 'totalPence' | 'upgrades' | 'clientSecret'
> & {
  readonly transactionId: string
}

export interface PaymentFrame {
  readonly show: (order: FramedOrder) => Promise<FramePage>
  /** Null if the card form is the provider's own. */
  readonly submit:
    | ((order: FramedOrder, fields: ReadonlyMap<string, unknown>) => Promise<FramePage | null>)
    | null
  /** For visitors who are not, or no longer, signed in as the order's owner. */
  readonly absent: FramePage
}
