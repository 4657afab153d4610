import { cleanLine } from '#shared/values/clean-text.ts'
import type { ExportedAdvert } from './exported.ts'

/** What a portal calls the branch that it takes adverts of. */
export interface Addressee {
  /** RTDF's; null in a format that has none. */
  readonly network: number | null
  readonly branch: string
}

/** An advert that is to be taken off. */
export type Gone = Pick<ExportedAdvert, 'listing' | 'appType'>

export interface PortalCall {
  /** What follows the portal's address. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: object
}

export interface PortalAnswer {
  readonly status: number
  /** Undefined: it was none. */
  readonly json: unknown
}

/** In the portal's own words. */
export interface PortalNote {
  readonly code: string
  readonly message: string
}

export const noteInWords = ({ code, message }: PortalNote): string =>
  [code, message].filter(Boolean).join(': ')

/** 'denied': not us, or not with this proof. 'busy': it may be better later. 'garbled': the format has no such answer. */
export type Verdict =
  | { readonly kind: 'taken' | 'refused' | 'denied' | 'busy'; readonly notes: readonly PortalNote[] }
  | { readonly kind: 'garbled' }

/** How a format sends one advert, takes it off, and asks what is there. */
export interface PortalSpeech {
  readonly label: string
  /** What its calls are added to, as an example. */
  readonly exampleUrl: string
  readonly send: (advert: ExportedAdvert, to: Addressee) => PortalCall
  readonly remove: (gone: Gone, to: Addressee) => PortalCall
  readonly list: (gone: Gone, to: Addressee) => PortalCall
  readonly read: (answer: PortalAnswer) => Verdict
  /** Whether its list has the advert; null if the answer is no list. */
  readonly hasListed: (answer: PortalAnswer, gone: Gone) => boolean | null
}

export interface Envelope {
  readonly isTaken: boolean
  readonly notes: readonly PortalNote[]
}

const DENIED = [401, 403]
const PASSING = [408, 429]
const FIRST_FAULT = 500
const MOST_NOTES = 20
const LONGEST_NOTE = 500

/** `envelope`: what the body says; null if it is not the format's. */
export function verdictOn(status: number, envelope: Envelope | null): Verdict {
  const notes = envelope?.notes ?? []
  if (DENIED.includes(status)) return { kind: 'denied', notes }
  if (PASSING.includes(status) || status >= FIRST_FAULT) return { kind: 'busy', notes }
  if (envelope === null) return { kind: 'garbled' }
  return { kind: envelope.isTaken && status === 200 ? 'taken' : 'refused', notes }
}

/** Short enough to keep, whatever was sent. */
export function notesIn(list: unknown, read: (entry: unknown) => readonly unknown[]): readonly PortalNote[] {
  if (!Array.isArray(list)) return []
  return list.slice(0, MOST_NOTES).map((entry) => {
    const [code = '', ...words] = read(entry).map(textOf)
    return { code, message: words.filter(Boolean).join(' ') }
  })
}

function textOf(value: unknown): string {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' ? cleanLine(text).trim().slice(0, LONGEST_NOTE).toWellFormed() : ''
}
