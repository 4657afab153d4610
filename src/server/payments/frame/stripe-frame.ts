import type { FramePage } from '../../http/security-headers.ts'
import { absentPage, endedPage, endedPageOf, FRAME_HEADERS, wordsFor } from './frame-page.ts'
import type { PaymentFrame } from './payment-frame.ts'
import type { PaymentToShow } from './stripe-page.ts'

/** Card details go to Stripe alone. */
export function stripeFrame(
  frame: (order: Omit<PaymentToShow, 'publishableKey'>) => FramePage,
): PaymentFrame {
  return {
    absent: { html: absentPage(), headers: FRAME_HEADERS },
    show: async (order) => {
      const { clientSecret, totalPence: pence } = order
      const ended = endedPageOf(order)
      if (ended === null && clientSecret !== null) return frame({ clientSecret, pence, ...wordsFor(order) })
      return { html: ended ?? endedPage(), headers: FRAME_HEADERS }
    },
    submit: null,
  }
}
