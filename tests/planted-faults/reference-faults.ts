import type { PlantedFault } from './fault.ts'

const ASKING = 'src/server/entitlements/references/asking.test.ts'
const LINKS = 'src/server/entitlements/references/links.test.ts'
const SPENDING = 'src/server/entitlements/references/spending.test.ts'
const KEEPING = 'src/server/entitlements/references/keeping.test.ts'
const JUDGING = 'src/server/entitlements/references/judging.test.ts'

/** What an applicant trusts us with, and what a landlord paid for. */
export const REFERENCE_FAULTS: readonly PlantedFault[] = [
  {
    name: 'references: two processes use the last one',
    file: 'src/server/entitlements/references/landlord-store.ts',
    from: "if (!first) return 'none-left'\n  await connection.query('update entitlements set used = used + 1 where id = $1', [first.id])",
    to: "if (!first) return 'none-left'",
    caughtBy: SPENDING,
  },
  {
    name: 'references: what is given back is given back after the result, too',
    file: 'src/server/db/references.ts',
    from: 'where id = entitlement_id and judged_at is null',
    to: 'where id = entitlement_id',
    caughtBy: JUDGING,
  },
  {
    name: 'references: a corrected address leaves the old link alive',
    file: 'src/server/entitlements/references/landlord-store.ts',
    from: "await connection.query('delete from tenant_reference_links where reference_id = $1', [id])",
    to: '',
    caughtBy: ASKING,
  },
  {
    name: 'references: a letter to an address that was corrected is sent',
    file: 'src/server/jobs/emails/reference-link-store.ts',
    from: ' and asked_at = $4 end',
    to: ' end',
    caughtBy: ASKING,
  },
  {
    name: 'references: owner check gone, anybody sees the requests',
    file: 'src/server/entitlements/references/landlord-store.ts',
    from: 'as levels\n     from listings where id = $1 and owner_key = $3',
    to: 'as levels\n     from listings where id = $1 and $3::bytea is not null',
    caughtBy: ASKING,
  },
  {
    name: 'references: owner check gone, anybody downloads a report',
    file: 'src/server/entitlements/references/landlord-store.ts',
    from: "where r.id = $1 and owner_key = $2 and r.state = 'judged'",
    to: "where r.id = $1 and $2::bytea is not null and r.state = 'judged'",
    caughtBy: JUDGING,
  },
  {
    name: 'references: a link never grows too old',
    file: 'src/server/entitlements/references/link-store.ts',
    from: "and (r.state not in ('asked', 'consented') or asked_at > $2)",
    to: 'and $2::timestamptz is not null',
    caughtBy: LINKS,
  },
  {
    name: 'references: answers are stored as they were typed',
    file: 'src/server/entitlements/references/sealed-store.ts',
    from: '  sealWith(keys, Buffer.from(JSON.stringify(value)), owner)',
    to: '  Buffer.from(JSON.stringify([value, keys.length, owner, sealWith.length]))',
    caughtBy: LINKS,
  },
  {
    name: 'references: withdrawing leaves the answers',
    file: 'src/server/db/references.ts',
    from: 'applicant_email = null, answers = null,',
    to: 'applicant_email = null,',
    caughtBy: LINKS,
  },
  {
    name: 'references: somebody who confirms sees all answers',
    file: 'src/shared/references/answers.ts',
    from: 'confirmedBy.includes(referee)',
    to: 'confirmedBy.length >= 0 && referee.length > 0',
    caughtBy: LINKS,
  },
  {
    name: 'references: judged before everybody was waited for',
    file: 'src/server/entitlements/references/judging-store.ts',
    from: ' || !reference.isReady) return false',
    to: ') return false',
    caughtBy: JUDGING,
  },
  {
    name: 'references: nobody knows who looked at answers',
    file: 'src/server/entitlements/references/judging-store.ts',
    from: "await recordAct(connection, by, { act: 'read', on: { kind: 'reference', id } }, at)",
    to: '{ void by }',
    caughtBy: JUDGING,
  },
  {
    name: 'references: nothing is erased after 90 days',
    file: 'src/server/entitlements/references/keeping-store.ts',
    from: "`state = 'judged' and erased_at is null and judged_at <= $1`",
    to: "`state = 'judged' and erased_at is not null and judged_at <= $1`",
    caughtBy: KEEPING,
  },
  {
    name: 'references: a reminder for each process',
    file: 'src/server/entitlements/references/keeping-store.ts',
    from: 'update tenant_references set reminders = reminders + 1 where id',
    to: 'update tenant_references set reminders = reminders where id',
    caughtBy: KEEPING,
  },
  {
    name: 'references: they go on when the money goes back',
    file: 'src/server/db/entitlements.ts',
    from: 'await cancelReferences(connection, ended, at)',
    to: 'void cancelReferences',
    caughtBy: KEEPING,
  },
]
