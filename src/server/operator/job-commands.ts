import type { FailedJob } from '../jobs/failed-job-store.ts'
import { done, notDone, plainCommand } from './command.ts'
import { formatMoment } from './terminal-text.ts'

const jobsFailed = plainCommand(
  { name: 'jobs failed', does: 'Shows the jobs that were given up, emails among them, and why.' },
  () => async (deps) => {
    const jobs = await deps.jobs.failed()
    return jobs.length === 0
      ? done('No job has failed.')
      : done(...jobs.map(line), 'When the cause is mended: jobs retry ID')
  },
)

const jobsRetry = plainCommand(
  { name: 'jobs retry', takes: 'ID', does: 'Runs such a job again, at once.' },
  (id) => async (deps) =>
    (await deps.jobs.retry(id))
      ? done(`${id} is run again.`)
      : notDone(`There is no failed job ${id}. "jobs failed" shows what there is.`),
)

export const JOB_COMMANDS = [jobsFailed, jobsRetry]

function line({ id, name, failedAt, attempts, reason, email }: FailedJob): string {
  const what = email === null ? name : `${name} (${email.kind}, to ${email.to})`
  return `${id}  ${what}, ${formatMoment(failedAt)}, attempts: ${attempts}, ${reason}`
}
