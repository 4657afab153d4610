import type { Block, Context } from '../form/block.ts'
import type { IsoDate } from '../values/iso-date.ts'
import type { TITLES } from '../values/titles.ts'

/** The answers of all account forms (specification section 3). */
export interface AccountAnswers {
  email: string
  password: string
  remember: boolean
  title: (typeof TITLES)[number]['id']
  firstName: string
  lastName: string
  mobile: string
  agencyName: string
  termsConditions: boolean
  newPassword: string
  confirmMobileNumber: string
  verificationCode: string
}

export const accountBlock = (block: Block<AccountAnswers>): Block => block as unknown as Block

/** A placeholder: no rule of these forms depends on the date or the app type. */
export const NO_CONTEXT: { readonly context: Context; readonly today: IsoDate } = {
  context: { appType: 'sell', addressType: 'standard' },
  today: '1970-01-01',
}
