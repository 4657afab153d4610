import { useCreateAdvert } from './use-create-advert.ts'

/** Explains why the options above are locked. */
export function PaidMarketing() {
  const { first } = useCreateAdvert()
  return first.order.isPaid ? (
    <p className="notice">You have paid for this already, so it cannot be changed here.</p>
  ) : null
}
