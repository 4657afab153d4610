import type { DeskPage } from './desk-page.ts'
import type { Staff } from './staff.ts'

export type Fields = Readonly<Record<string, string>>

/** What somebody who is signed in to the desk asks for. */
export interface DeskCall {
  readonly staff: Staff
  /** The part of the path that varies; '' where none does. */
  readonly param: string
  readonly query: Fields
  readonly form: Fields
}

export type DeskAnswer = DeskPage | { readonly redirect: string }
export type DeskHandler = (call: DeskCall) => Promise<DeskAnswer>

/** Where the calls of staff are registered; nobody else's get that far. */
export interface StaffCalls {
  readonly page: (path: string, handler: DeskHandler) => void
  /** Whatever changes something is posted. */
  readonly act: (path: string, handler: DeskHandler) => void
}
