import type { Referee, ReferenceLevel } from './reference.ts'

export type Category = 'identity' | 'income' | 'current-landlord' | Referee

const CATEGORIES = [
  { id: 'identity', title: 'Who you are', name: 'Identity', levels: ['basic', 'full'] },
  { id: 'income', title: 'Your income', name: 'Income', levels: ['basic', 'full'] },
  {
    id: 'current-landlord',
    title: 'Your current landlord',
    name: 'Present landlord',
    levels: ['basic', 'full'],
  },
  { id: 'employer', title: 'Your employer', name: 'Employer', levels: ['full'] },
  { id: 'former-landlord', title: 'A former landlord', name: 'Former landlord', levels: ['full'] },
] as const satisfies readonly {
  readonly id: Category
  readonly title: string
  readonly name: string
  readonly levels: readonly ReferenceLevel[]
}[]

export const categoriesOf = (level: ReferenceLevel) =>
  CATEGORIES.filter(({ levels }) => (levels as readonly ReferenceLevel[]).includes(level))

export interface Choice {
  readonly id: string
  readonly label: string
}

/** One question to the applicant: the form, the check of it, the desk and whoever confirms read it here. */
export interface Question {
  readonly name: string
  readonly category: Category
  readonly label: string
  readonly kind: 'text' | 'email' | 'tel' | 'paragraphs' | 'choice' | 'pounds' | 'birth-date'
  /** What the error calls it: 'Enter your full name'. */
  readonly what: string
  readonly hint?: string
  readonly autoComplete?: string
  readonly choices?: readonly Choice[]
  /** Asked only where the first question of its category is answered with 'yes'. */
  readonly afterYes?: true
  /** What it is called where somebody else reads the answer. */
  readonly title: string
  /** Those who are asked whether it is right. */
  readonly confirmedBy?: readonly Referee[]
}

const YES_OR_NO = [
  { id: 'yes', label: 'Yes' },
  { id: 'no', label: 'No' },
] as const

const QUESTIONS: readonly Question[] = [
  {
    name: 'fullName',
    title: 'Full name',
    category: 'identity',
    label: 'Your full name',
    hint: 'As it appears on your passport or driving licence.',
    kind: 'text',
    what: 'your full name',
    autoComplete: 'name',
    confirmedBy: ['employer', 'former-landlord'],
  },
  {
    name: 'bornOn',
    title: 'Date of birth',
    category: 'identity',
    label: 'Your date of birth',
    hint: 'For example, 27 March 1990.',
    kind: 'birth-date',
    what: 'your date of birth',
    autoComplete: 'bday',
  },
  {
    name: 'address',
    title: 'Present address',
    category: 'identity',
    label: 'Your current address',
    kind: 'paragraphs',
    what: 'your address',
    autoComplete: 'street-address',
  },
  {
    name: 'phone',
    title: 'Phone number',
    category: 'identity',
    label: 'Your phone number',
    hint: 'We may call you to check who you are.',
    kind: 'tel',
    what: 'your phone number',
    autoComplete: 'tel',
  },
  {
    name: 'incomeFrom',
    title: 'Income from',
    category: 'income',
    label: 'Where does most of your income come from?',
    kind: 'choice',
    what: 'where your income comes from',
    choices: [
      { id: 'employed', label: 'A job' },
      { id: 'self-employed', label: 'My own business' },
      { id: 'benefits', label: 'Benefits' },
      { id: 'pension', label: 'A pension' },
      { id: 'other', label: 'Something else' },
    ],
  },
  {
    name: 'income',
    title: 'Yearly income before tax',
    category: 'income',
    label: 'Your yearly income before tax, in pounds',
    hint: 'In total, for example 28,500.',
    kind: 'pounds',
    what: 'your yearly income',
    confirmedBy: ['employer'],
  },
  {
    name: 'rentsNow',
    title: 'Rents now',
    category: 'current-landlord',
    label: 'Do you rent your current home?',
    kind: 'choice',
    what: 'whether you rent your home now',
    choices: YES_OR_NO,
  },
  {
    name: 'landlordName',
    title: 'Present landlord or agent',
    category: 'current-landlord',
    label: 'Name of your landlord or letting agent',
    kind: 'text',
    what: 'the name of your landlord or letting agent',
    afterYes: true,
  },
  {
    name: 'landlordContact',
    title: 'To reach them',
    category: 'current-landlord',
    label: 'Their phone number or email address',
    hint: 'We may ask them whether you rent from them and pay your rent.',
    kind: 'text',
    what: 'a phone number or an email address of your landlord',
    afterYes: true,
  },
  {
    name: 'hasEmployer',
    title: 'Has an employer',
    category: 'employer',
    label: 'Do you have an employer who can confirm your job?',
    hint: 'If you’re self-employed, give your accountant instead.',
    kind: 'choice',
    what: 'whether there is an employer',
    choices: YES_OR_NO,
  },
  {
    name: 'employerName',
    title: 'Employer',
    category: 'employer',
    label: 'Name of the company and of the person to ask',
    kind: 'text',
    what: 'the name of your employer',
    afterYes: true,
    confirmedBy: ['employer'],
  },
  {
    name: 'employerEmail',
    title: 'Employer’s email',
    category: 'employer',
    label: 'Their work email address',
    kind: 'email',
    what: 'the email address of your employer',
    afterYes: true,
  },
  {
    name: 'job',
    title: 'Job',
    category: 'employer',
    label: 'Your job and when you started',
    hint: 'For example, nurse since May 2021.',
    kind: 'text',
    what: 'your job',
    afterYes: true,
    confirmedBy: ['employer'],
  },
  {
    name: 'rentedBefore',
    title: 'Rented before',
    category: 'former-landlord',
    label: 'Did you rent a home before your current one?',
    kind: 'choice',
    what: 'whether you have rented before',
    choices: YES_OR_NO,
  },
  {
    name: 'formerName',
    title: 'Former landlord or agent',
    category: 'former-landlord',
    label: 'Name of that landlord or letting agent',
    kind: 'text',
    what: 'the name of your former landlord',
    afterYes: true,
  },
  {
    name: 'formerEmail',
    title: 'Their email',
    category: 'former-landlord',
    label: 'Their email address',
    kind: 'email',
    what: 'the email address of your former landlord',
    afterYes: true,
  },
  {
    name: 'formerHome',
    title: 'Home rented',
    category: 'former-landlord',
    label: 'Address of that home',
    kind: 'paragraphs',
    what: 'the address of that home',
    afterYes: true,
    confirmedBy: ['former-landlord'],
  },
  {
    name: 'formerTime',
    title: 'Time there',
    category: 'former-landlord',
    label: 'When you lived there',
    hint: 'For example, May 2019 to August 2023.',
    kind: 'text',
    what: 'when you lived there',
    afterYes: true,
    confirmedBy: ['former-landlord'],
  },
]

export const questionsIn = (category: Category): readonly Question[] =>
  QUESTIONS.filter((question) => question.category === category)
