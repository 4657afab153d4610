import { useCreateAdvert } from './use-create-advert.ts'

/** Why the radios above cannot be changed. */
export function PaidMarketing() {
  const { first } = useCreateAdvert()
  return first.order.isPaid ? (
    <p className="notice">You have paid for this already, so it cannot be changed here.</p>
  ) : null
}
