import {
  emailError,
  errorsAmong,
  type FormErrors,
  lineIn,
  type PostedFields,
  paragraphsIn,
  tooLong,
} from '../form/plain-form.ts'

/** The privacy policy names it. */
export const PERSONAL_DATA = 'My personal data'
/** The ids are stored with the messages. */
export const CONTACT_TOPICS = [
  { id: 'advert', label: 'My advert' },
  { id: 'payment', label: 'A payment, a refund or cancelling' },
  { id: 'account', label: 'My account, or signing in' },
  { id: 'address', label: 'Someone already advertises my address' },
  { id: 'taken-down', label: 'An advert we removed' },
  { id: 'personal-data', label: PERSONAL_DATA },
  { id: 'other', label: 'Something else' },
] as const
export type ContactTopic = (typeof CONTACT_TOPICS)[number]['id']

export interface ContactMessage {
  readonly topic: ContactTopic
  readonly name: string
  readonly email: string
  readonly message: string
  /** The reference of an advert, an order or an earlier case, or ''. */
  readonly about: string
}

/** In characters. */
const LONGEST = { name: 100, message: 5_000, about: 100 } as const

export const topicOf = (id: string) => CONTACT_TOPICS.find((topic) => topic.id === id)

/** The message is null if there are errors. */
export interface ReadContact {
  readonly typed: PostedFields
  readonly errors: FormErrors
  readonly message: ContactMessage | null
}

export function readContact(fields: PostedFields): ReadContact {
  const topic = topicOf(lineIn(fields['topic']))
  const typed = {
    name: lineIn(fields['name']),
    email: lineIn(fields['email']),
    message: paragraphsIn(fields['message']),
    about: lineIn(fields['about']),
  }
  const { name, email, message, about } = typed
  const errors = errorsAmong({
    topic: topic === undefined ? 'Choose what it is about.' : null,
    about: tooLong(about, LONGEST.about, 'the reference'),
    message: message === '' ? 'Write your message.' : tooLong(message, LONGEST.message, 'your message'),
    name: name === '' ? 'Enter your name.' : tooLong(name, LONGEST.name, 'your name'),
    email: emailError(email, 'Enter your email address.'),
  })
  const isWhole = topic !== undefined && Object.keys(errors).length === 0
  return {
    typed: { ...typed, topic: topic?.id ?? '' },
    errors,
    message: isWhole ? { ...typed, topic: topic.id } : null,
  }
}
