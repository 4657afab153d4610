import { useCreateAdvert } from './use-create-advert.ts'

/** Explains why the options above are locked. */
export function PaidMarketing() {
  const { first } = useCreateAdvert()
  return first.order.isPaid ? (
    <p className="notice">You’ve already paid for this, so you can’t change it here.</p>
  ) : null
}
