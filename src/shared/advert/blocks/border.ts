import { holds } from '../../form/condition.ts'
import { MESSAGES } from '../../form/messages.ts'
import type { Rule } from '../../form/rule.ts'
import { is } from '../advert-block.ts'
import { COUNTRIES } from '../counties.ts'

export const isOnBorder = is('isOnBorder', true)

const isBeside = (country: unknown): boolean => country !== 'Northern Ireland'

/** No border on land leads to Northern Ireland. */
export const COUNTRIES_WITH_A_BORDER = COUNTRIES.filter(({ id }) => isBeside(id))

export const besideTheBorder: Rule = {
  passes: (value, { answers }) => isBeside(value) || !holds(isOnBorder, answers),
  message: MESSAGES.besideTheBorder,
}
