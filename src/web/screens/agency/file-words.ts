import type { AgencyFileLine, AgencyFileSummary } from '#shared/api/agency-view.ts'

export const FILE_STATES: Readonly<Record<AgencyFileSummary['state'], string>> = {
  waiting: 'Waiting',
  running: 'Being read',
  held: 'Waiting for you to confirm',
  done: 'Done',
  failed: 'Failed',
}

export const LINE_OUTCOMES: Readonly<Record<AgencyFileLine['outcome'], string>> = {
  created: 'Made',
  updated: 'Changed',
  hidden: 'Hidden',
  removed: 'Taken off',
  held: 'Not in the file, and still there',
  refused: 'Refused',
  picture: 'Picture not shown',
}

type Counts = Pick<
  AgencyFileSummary,
  'created' | 'updated' | 'unchanged' | 'hidden' | 'removed' | 'refused' | 'pictures'
>

export const COUNTS: readonly (readonly [keyof Counts, string])[] = [
  ['created', 'made'],
  ['updated', 'changed'],
  ['unchanged', 'as before'],
  ['hidden', 'hidden'],
  ['removed', 'taken off'],
  ['refused', 'refused'],
  ['pictures', 'with pictures that aren’t shown'],
]

/** '3 made, 1 refused'. */
export function fileSummary(file: Counts): string {
  const parts = COUNTS.flatMap(([name, word]) => (file[name] === 0 ? [] : [`${file[name]} ${word}`]))
  return parts.length === 0 ? 'Nothing' : parts.join(', ')
}
