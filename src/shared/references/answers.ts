import {
  emailError,
  errorsAmong,
  type FormErrors,
  lineIn,
  type PostedFields,
  paragraphsIn,
  tooLong,
} from '../form/plain-form.ts'
import { normaliseEmail } from '../values/email-address.ts'
import { addMonths, formatDate, type IsoDate, isIsoDate, parseTypedDate } from '../values/iso-date.ts'
import { formatPounds, parseMoney } from '../values/money.ts'
import { type Category, categoriesOf, type Question, questionsIn } from './questions.ts'
import { REFEREES, type Referee, type ReferenceLevel } from './reference.ts'

/** By question; one that was not asked has none. */
export type ReferenceAnswers = Readonly<Record<string, string>>

export interface ReadAnswers {
  readonly typed: PostedFields
  readonly errors: FormErrors
  /** Null if there are errors. */
  readonly answers: ReferenceAnswers | null
}

const LONGEST = { paragraphs: 500, other: 150 } as const
const MOST_INCOME = 10_000_000
const OLDEST = '1900-01-01'
const ADULT_MONTHS = 18 * 12

const asked = (level: ReferenceLevel): readonly Question[] =>
  categoriesOf(level).flatMap(({ id }) => questionsIn(id))

/** What was posted, checked. `own` is the applicant's address: nobody confirms what they said themselves. */
export function readAnswers(
  level: ReferenceLevel,
  fields: PostedFields,
  own: string,
  day: IsoDate,
): ReadAnswers {
  const typed = Object.fromEntries(
    asked(level).map(({ name, kind }) => [
      name,
      kind === 'paragraphs' ? paragraphsIn(fields[name]) : lineIn(fields[name]),
    ]),
  )
  const answered = asked(level).filter((question) => isAsked(question, typed))
  const errors = errorsAmong({
    ...Object.fromEntries(
      answered.map((question) => [question.name, problemIn(question, typed[question.name] ?? '', day)]),
    ),
    ...sameAddress(typed, answered, own),
  })
  if (Object.keys(errors).length > 0) return { typed, errors, answers: null }
  const answers = Object.fromEntries(
    answered.map((question) => [question.name, keptAs(question, typed[question.name] ?? '', day)]),
  )
  return { typed, errors, answers }
}

function isAsked({ category, afterYes }: Question, typed: PostedFields): boolean {
  const [first] = questionsIn(category)
  return afterYes === undefined || typed[first?.name ?? ''] === 'yes'
}

function problemIn(question: Question, text: string, day: IsoDate): string | null {
  const { kind, what, choices = [] } = question
  if (kind === 'choice') return choices.some(({ id }) => id === text) ? null : `Choose ${what}.`
  if (text === '') return `Enter ${what}.`
  const long = tooLong(text, kind === 'paragraphs' ? LONGEST.paragraphs : LONGEST.other, what)
  if (long !== null) return long
  if (kind === 'email') return emailError(text, null)
  if (kind === 'pounds') return isIncome(text) ? null : 'Enter your yearly income in pounds, such as 28,500.'
  return kind === 'birth-date' ? birthProblem(text, day) : null
}

function isIncome(text: string): boolean {
  const pounds = parseMoney(text)
  return pounds !== null && pounds <= MOST_INCOME
}

function birthProblem(text: string, day: IsoDate): string | null {
  const bornOn = parseTypedDate(text, OLDEST)
  if (bornOn === null || !isIsoDate(bornOn) || bornOn > day || !/\d{4}/.test(text)) {
    return 'Enter your date of birth with its year, such as 27 March 1990.'
  }
  return addMonths(bornOn, ADULT_MONTHS) > day ? 'You must be 18 or over to have a reference.' : null
}

const EMAILS = { employerEmail: 'employer', formerEmail: 'former-landlord' } as const

function sameAddress(typed: PostedFields, answered: readonly Question[], own: string) {
  const emailOf = (name: string): string => normaliseEmail(typed[name] ?? '')
  const [employer, former] = [emailOf('employerEmail'), emailOf('formerEmail')]
  const isAnswered = (name: string): boolean => answered.some((question) => question.name === name)
  const wrong = 'Enter that person’s email address. It can’t be your own.'
  return {
    ...(isAnswered('employerEmail') && employer === normaliseEmail(own) ? { employerEmail: wrong } : {}),
    ...(isAnswered('formerEmail') && former === normaliseEmail(own) ? { formerEmail: wrong } : {}),
    ...(isAnswered('employerEmail') && isAnswered('formerEmail') && employer !== '' && employer === former
      ? { formerEmail: 'Enter a different email address from your employer’s.' }
      : {}),
  }
}

function keptAs({ kind }: Question, text: string, day: IsoDate): string {
  if (kind === 'birth-date') return parseTypedDate(text, day) ?? text
  return kind === 'pounds' ? String(parseMoney(text)) : text
}

/** Those who are asked to confirm, with their addresses. */
export const refereesIn = (answers: ReferenceAnswers): readonly (readonly [Referee, string])[] =>
  REFEREES.flatMap((referee) => {
    const [field] = Object.entries(EMAILS).find(([, one]) => one === referee) ?? []
    const email = field === undefined ? undefined : answers[field]
    return email === undefined || email === '' ? [] : [[referee, email] as const]
  })

export interface ShownAnswer {
  readonly title: string
  readonly value: string
}

export const answersIn = (category: Category, answers: ReferenceAnswers): readonly ShownAnswer[] =>
  shown(questionsIn(category), answers)

/** What one of them is asked about, and nothing else. */
export const claimsFor = (referee: Referee, answers: ReferenceAnswers): readonly ShownAnswer[] =>
  shown(
    asked('full').filter(({ confirmedBy = [] }) => confirmedBy.includes(referee)),
    answers,
  )

const shown = (questions: readonly Question[], answers: ReferenceAnswers): ShownAnswer[] =>
  questions.flatMap((question) => {
    const answer = answers[question.name]
    return answer === undefined ? [] : [{ title: question.title, value: inWords(question, answer) }]
  })

function inWords({ kind, choices = [] }: Question, answer: string): string {
  if (kind === 'birth-date') return formatDate(answer)
  if (kind === 'pounds') return `£${formatPounds(Number(answer))}`
  return choices.find(({ id }) => id === answer)?.label ?? answer
}

/** Whether there is anything to confirm in it: 'No, I do not rent' declares nothing. */
export function isDeclared(category: Category, answers: ReferenceAnswers): boolean {
  const [first] = questionsIn(category)
  return (answers[first?.name ?? ''] ?? 'no') !== 'no'
}
