import type { PostedFields } from '../form/plain-form.ts'
import { topicOf } from '../support/contact-form.ts'
import { cleanLine } from '../values/clean-text.ts'

const LONGEST_ABOUT = 100

export function readContactQuery(query: Readonly<Record<string, unknown>>): PostedFields {
  const [topic, about] = [query['topic'], query['about']]
  return {
    topic: typeof topic === 'string' ? (topicOf(topic)?.id ?? '') : '',
    about: typeof about === 'string' ? cleanLine(about).trim().slice(0, LONGEST_ABOUT).toWellFormed() : '',
  }
}
