import { formatMoment } from '#shared/values/moment.ts'
import type { FailedJob } from '../../jobs/queue/failed-job-store.ts'
import { decidingCommand, done, notDone, readingCommand } from './command.ts'

const jobsFailed = readingCommand(
  { name: 'jobs failed', does: 'Shows the jobs we gave up on, including emails, and why.' },
  () => async (deps) => {
    const jobs = await deps.jobs.failed()
    return jobs.length === 0
      ? done('No jobs have failed.')
      : done(...jobs.map(line), 'When you’ve fixed the cause: jobs retry ID --why TEXT')
  },
)

const jobsRetry = decidingCommand(
  { name: 'jobs retry', takes: 'ID', does: 'Runs a failed job again at once.' },
  ({ named: id }) =>
    async (deps, decision) =>
      (await deps.jobs.retry(id, decision))
        ? done(`We’re running ${id} again.`)
        : notDone(`We have no failed job ${id}. To see all failed jobs: jobs failed`),
)

export const JOB_COMMANDS = [jobsFailed, jobsRetry]

function line({ id, name, failedAt, attempts, reason, email }: FailedJob): string {
  const what = email === null ? name : `${name} (${email.kind}, to ${email.to})`
  return `${id}  ${what}, ${formatMoment(failedAt)}, attempts: ${attempts}, ${reason}`
}
