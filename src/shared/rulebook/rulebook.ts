import type { Nation } from '../advert/nation.ts'
import type { AppType } from '../form/block.ts'
import type { IsoDate } from '../values/iso-date.ts'
import type { Rule } from './rule.ts'
import { ENERGY_RULES } from './rules/energy.ts'
import { INFORMATION_RULES } from './rules/information.ts'
import { CONDUCT_RULES } from './rules/our-conduct.ts'
import { PAYMENT_RULES } from './rules/payments.ts'
import { REGISTRATION_RULES } from './rules/registration.ts'
import { SELLING_RULES } from './rules/selling.ts'
import { TENANCY_RULES } from './rules/tenancies.ts'
import { TENANT_RULES } from './rules/tenants.ts'

const numberOf = ({ id }: Rule): number => Number(id.slice(1))

/** All entries, in the order of their numbers. */
export const RULES: readonly Rule[] = [
  ...TENANCY_RULES,
  ...TENANT_RULES,
  ...PAYMENT_RULES,
  ...REGISTRATION_RULES,
  ...ENERGY_RULES,
  ...SELLING_RULES,
  ...INFORMATION_RULES,
  ...CONDUCT_RULES,
].toSorted((one, other) => numberOf(one) - numberOf(other))

export interface Place {
  readonly nation: Nation
  readonly appType: AppType
  readonly day: IsoDate
}

export const isInForce = (rule: Rule, day: IsoDate): boolean =>
  (rule.from === null || day >= rule.from) && (rule.until === null || day <= rule.until)

export const rulesFor = ({ nation, appType, day }: Place): readonly Rule[] =>
  RULES.filter(
    (rule) => rule.nations.includes(nation) && rule.types.includes(appType) && isInForce(rule, day),
  )
