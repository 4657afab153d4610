import type { Decision } from '../../db/actor.ts'

/** Whether it was done: false where there was nothing to do it to. */
export type Decide = (id: string, decision: Decision) => Promise<boolean>

interface Posted {
  readonly staff: { readonly id: string; readonly email: string }
  readonly form: Readonly<Record<string, string>>
}

const LONGEST_WHY = 2_000

/** Null where no reason was given: everything that is done at the desk has one. */
export function decisionIn({ staff, form }: Posted, at: Date): Decision | null {
  const why = (form['why'] ?? '').trim().slice(0, LONGEST_WHY)
  return why === '' ? null : { by: { staffId: staff.id, name: staff.email }, why, at }
}

const DONE: Readonly<Record<string, string>> = {
  settled: 'You’ve settled it.',
  refund: 'The refund is on its way.',
  'take-down': 'We’ve taken the advert down and emailed its owner.',
  'put-back': 'We’ve put the advert back and emailed its owner.',
  'end-option': 'The paid option has ended.',
  posted: 'You’ve noted the post. The advertiser can see it.',
  unposted: 'You’ve noted that the post is gone.',
  judged: 'You’ve judged the reference, and we’ve emailed the landlord.',
  allow: 'You’ve allowed the text, and we’ve emailed its owner.',
  uphold: 'You’ve upheld the refusal, and we’ve emailed its owner.',
  made: 'You’ve made the code.',
  ended: 'The code has ended.',
}

/** What the page before this one did, told by its address. */
export const doneIn = ({
  query,
}: {
  readonly query: Readonly<Record<string, string>>
}): string | undefined => {
  const { done = '' } = query
  return Object.hasOwn(DONE, done) ? DONE[done] : undefined
}
