import { addMonths, type IsoDate } from '../values/iso-date.ts'
import { common, type Field, type FieldOf, type FieldOptions, pick } from './field.ts'
import { date, required } from './rule.ts'

type Limits = Pick<FieldOf<'date'>, 'months' | 'past'>

/** Whether it asks for no day after today. */
export const isPastOnly = ({ months, past }: Limits): boolean => months === 0 && past === true

/** A day that the field takes: near today, and none that could be a month. */
export const exampleDay = (today: IsoDate, limits: Limits): IsoDate =>
  `${addMonths(today, isPastOnly(limits) ? -1 : 1).slice(0, -2)}27`

export const day = <A>(
  label: string,
  months: number,
  {
    required: isRequired = true,
    ...asked
  }: FieldOptions<A> & { past?: boolean; example?: boolean; required?: boolean } = {},
): Field<A, string> => {
  const limits = { months, ...pick(asked, 'past') }
  return {
    ...common(label, {
      ...asked,
      rules: [
        ...(isRequired && !asked.optional ? [required] : []),
        date((today) => exampleDay(today, limits)),
        ...(asked.rules ?? []),
      ],
    }),
    kind: 'date',
    ...limits,
    ...pick(asked, 'example'),
  }
}
