/** Classes of those whom an advert bars or welcomes. */
const SUBJECTS: ReadonlySet<string> = new Set(
  [
    'child childless family pet benefit jobless jobname faith nation origin sex sexual disability politics',
    'person student',
  ].flatMap((names) => names.split(' ')),
)

/** By a sign, the classes of words that turn what is said of them. */
const TURNS: readonly (readonly [sign: string, classes: readonly string[]])[] = [
  ['r', ['refusing']],
  ['t', ['accepting', 'welcoming']],
  ['o', ['onlyword']],
  ['p', ['preferring']],
  ['a', ['asking']],
  ['c', ['condition']],
  ['d', ['denying']],
]
const MOST_NEGATIONS = 3
/** Classes of words that a denial shortly before them undoes: 'don't mind', 'never refused'. */
const UNDONE = ['refusing', 'minding', 'dislike']
const REACH = 3

export const isSubject = (name: string): boolean => SUBJECTS.has(name)

/**
 * How often a sentence denies, whether a denial undoes what follows it, and in which other ways it turns: '1r' denies once and
 * refuses, '0ur' refuses nobody. Whether that bars anybody hangs on all of it at once, which no pair of words tells.
 */
export function stanceOf(words: readonly (readonly string[])[]): string {
  const has = (name: string): boolean => words.some((classes) => classes.includes(name))
  const negations = words.flatMap((classes, at) => (classes.includes('negation') ? [at] : []))
  const isUndone = (classes: readonly string[]): boolean => UNDONE.some((name) => classes.includes(name))
  const undoing = negations.filter((at) => words.slice(at + 1, at + 1 + REACH).some(isUndone)).length
  const turns = TURNS.filter(([, names]) => names.some(has)).map(([sign]) => sign)
  const denies = Math.min(negations.length - undoing, MOST_NEGATIONS)
  return `${denies}${undoing > 0 ? 'u' : ''}${turns.join('')}`
}
