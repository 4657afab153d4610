import type { Block, Context } from '../form/block.ts'
import type { IsoDate } from '../values/iso-date.ts'
import type { TITLES } from '../values/titles.ts'

/** Everything that the forms about accounts ask (specification section 3). */
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

/** A block of these forms, checked against their vocabulary as the advert's blocks are against theirs. */
export const accountBlock = (block: Block<AccountAnswers>): Block => block as unknown as Block

/** No rule of these forms looks at the day or at the kind of advert, which every form has. */
export const NOWHERE: { readonly context: Context; readonly today: IsoDate } = {
  context: { appType: 'sell', addressType: 'standard' },
  today: '1970-01-01',
}
