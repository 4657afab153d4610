import type { ReferenceAnswers } from '#shared/references/answers.ts'
import type { Referee, ReferenceReport } from '#shared/references/reference.ts'
import { seal, unseal } from '../db/sealed.ts'

const sealed = (key: Buffer, value: unknown, owner: string): Buffer =>
  seal(key, Buffer.from(JSON.stringify(value)), owner)

const opened = (key: Buffer, value: Buffer, owner: string): unknown =>
  JSON.parse(unseal(key, value, owner).toString())

/** What is sealed for one reference, or one part of it, opens in no other. It is our own, so that its form is not checked again. */
export const sealAnswers = (key: Buffer, id: string, answers: ReferenceAnswers): Buffer =>
  sealed(key, answers, `${id} answers`)
export const openAnswers = (key: Buffer, id: string, value: Buffer): ReferenceAnswers =>
  opened(key, value, `${id} answers`) as ReferenceAnswers

export const sealReport = (key: Buffer, id: string, report: ReferenceReport): Buffer =>
  sealed(key, report, `${id} report`)
export const openReport = (key: Buffer, id: string, value: Buffer): ReferenceReport =>
  opened(key, value, `${id} report`) as ReferenceReport

export const sealNote = (key: Buffer, id: string, referee: Referee, note: string): Buffer =>
  sealed(key, note, `${id} ${referee}`)
export const openNote = (key: Buffer, id: string, referee: Referee, value: Buffer): string =>
  String(opened(key, value, `${id} ${referee}`))
