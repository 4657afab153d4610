import { formatMoment } from '#shared/values/moment.ts'
import type { FailedJob } from '../jobs/failed-job-store.ts'
import { decidingCommand, done, notDone, readingCommand } from './command.ts'

const jobsFailed = readingCommand(
  { name: 'jobs failed', does: 'Shows the jobs that were given up, emails among them, and why.' },
  () => async (deps) => {
    const jobs = await deps.jobs.failed()
    return jobs.length === 0
      ? done('No job has failed.')
      : done(...jobs.map(line), 'When the cause is mended: jobs retry ID --why TEXT')
  },
)

const jobsRetry = decidingCommand(
  { name: 'jobs retry', takes: 'ID', does: 'Runs such a job again, at once.' },
  ({ named: id }) =>
    async (deps, decision) =>
      (await deps.jobs.retry(id, decision))
        ? done(`${id} is run again.`)
        : notDone(`There is no failed job ${id}. "jobs failed" shows what there is.`),
)

export const JOB_COMMANDS = [jobsFailed, jobsRetry]

function line({ id, name, failedAt, attempts, reason, email }: FailedJob): string {
  const what = email === null ? name : `${name} (${email.kind}, to ${email.to})`
  return `${id}  ${what}, ${formatMoment(failedAt)}, attempts: ${attempts}, ${reason}`
}
