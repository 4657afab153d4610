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

export const isSubject = (name: string): boolean => SUBJECTS.has(name)

/**
 * How often a sentence denies, and in which other ways it turns: '2r' denies twice and refuses. Whether that bars anybody
 * hangs on all of it at once, which no pair of words tells: 'nobody is refused'.
 */
export function stanceOf(words: readonly (readonly string[])[]): string {
  const has = (name: string): boolean => words.some((classes) => classes.includes(name))
  const negations = words.filter((classes) => classes.includes('negation')).length
  const turns = TURNS.filter(([, names]) => names.some(has)).map(([sign]) => sign)
  return Math.min(negations, MOST_NEGATIONS) + turns.join('')
}
