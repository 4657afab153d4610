import type { ReferenceAnswers } from '#shared/references/answers.ts'
import type { Referee, ReferenceReport } from '#shared/references/reference.ts'
import { type Keys, sealWith, unsealWith } from '../../db/sealed.ts'

/** What is sealed of a reference: the applicant's answers, the report, and what somebody who confirms added. */
export type SealedPart = 'answers' | 'report' | Referee

/** Thrown where no key opens it. */
class NotOpened extends Error {}

/** A key that is missing or wrong must not keep anybody from what needs none. */
export function opening<T>(read: () => T): T | 'locked' {
  try {
    return read()
  } catch (error) {
    if (error instanceof NotOpened) return 'locked'
    throw error
  }
}

/** What is sealed for one reference, or one part of it, opens in no other. */
export const ownerOf = (id: string, part: SealedPart): string => `${id} ${part}`

const sealed = (keys: Keys, value: unknown, owner: string): Buffer =>
  sealWith(keys, Buffer.from(JSON.stringify(value)), owner)

/** It is our own, so that its form is not checked again. */
function opened(keys: Keys, value: Buffer, owner: string): unknown {
  const plain = unsealWith(keys, value, owner)
  if (plain === null) throw new NotOpened('no key opens a part of a reference')
  return JSON.parse(plain.toString())
}

export const sealAnswers = (keys: Keys, id: string, answers: ReferenceAnswers): Buffer =>
  sealed(keys, answers, ownerOf(id, 'answers'))
export const openAnswers = (keys: Keys, id: string, value: Buffer): ReferenceAnswers =>
  opened(keys, value, ownerOf(id, 'answers')) as ReferenceAnswers

export const sealReport = (keys: Keys, id: string, report: ReferenceReport): Buffer =>
  sealed(keys, report, ownerOf(id, 'report'))
export const openReport = (keys: Keys, id: string, value: Buffer): ReferenceReport =>
  opened(keys, value, ownerOf(id, 'report')) as ReferenceReport

export const sealNote = (keys: Keys, id: string, referee: Referee, note: string): Buffer =>
  sealed(keys, note, ownerOf(id, referee))
export const openNote = (keys: Keys, id: string, referee: Referee, value: Buffer): string =>
  String(opened(keys, value, ownerOf(id, referee)))
