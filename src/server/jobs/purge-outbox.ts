import type { OutboxStore } from './outbox-store.ts'

const KEPT_MS = 30 * 86_400_000

/** Removes what was sent or given up a month ago. */
export async function purgeOutbox({
  outbox,
  now,
}: {
  readonly outbox: Pick<OutboxStore, 'forgetBefore'>
  readonly now: () => Date
}): Promise<void> {
  await outbox.forgetBefore(new Date(now().getTime() - KEPT_MS))
}
