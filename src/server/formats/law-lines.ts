import type { DraftAnswers, FieldName } from '#shared/advert/answers.ts'
import { DISCLOSED, RENT_CONTROL, RENT_MAY_CHANGE } from '#shared/advert/disclosures.ts'
import { LAW_PAGE } from '#shared/advert/law-blocks.ts'
import { isNotKnown } from '#shared/advert/law-options.ts'
import { fieldsIn } from '#shared/form/block.ts'
import { type Field, optionsOf } from '#shared/form/field.ts'
import { isIsoDate } from '#shared/values/iso-date.ts'

/** An advert without these may be unlawful; without the others it misleads. */
const FIRST = [
  'landlordRegistrationNumber',
  ...RENT_CONTROL,
  'epcOrderedOn',
  'epcExemption',
  'hmoLicenceNumber',
  'rentSmartWalesNumber',
  'depositAmount',
  'holdingDepositAmount',
  'groundRent',
  'serviceCharge',
] as const satisfies readonly FieldName[]

export type LawLine = (typeof DISCLOSED)[number] | (typeof RENT_CONTROL)[number]
/** What laws and buyers ask for, in the order in which a format without room for all takes it. */
export const LAW_LINES: readonly LawLine[] = [...new Set([...FIRST, ...DISCLOSED])]

interface LawField {
  readonly name: LawLine
  readonly lead: string
  readonly field: Field
}

/** 'Broadband' says whether there is any. */
const LEADS: Partial<Record<LawLine, string>> = { broadbandType: 'Broadband line' }
const FIELDS = new Map(LAW_PAGE.flatMap(fieldsIn))
/** Stands in one line with the area, so that neither is carried without the other. */
const RENT_NOTE = `. The rent asked ${RENT_MAY_CHANGE}`

const lawField = (name: LawLine): LawField[] => {
  const field = FIELDS.get(name)
  return field === undefined ? [] : [{ name, lead: LEADS[name] ?? field.label, field }]
}

export const lawLines = () =>
  LAW_LINES.flatMap(lawField).map(({ name, lead, field }) => ({
    name,
    lead,
    write: (answers: DraftAnswers) => {
      const text = textOf(field, answers[name])
      return name === 'rentControlArea' && answers[name] === true ? `${text}${RENT_NOTE}` : text
    },
    read: (text: string): DraftAnswers | null => {
      const value = valueOf(field, name === 'rentControlArea' ? text.replace(RENT_NOTE, '') : text)
      return value === null ? null : { [name]: value }
    },
  }))

/** What nobody knows is left out, as on the advert. */
function textOf(field: Field, value: unknown): string | null {
  if (value === undefined || value === null || value === '' || isNotKnown(value)) return null
  return optionsOf(field).find(({ id }) => id === value)?.label ?? `${value as string | number | boolean}`
}

const NUMERAL = /^\d{1,9}(?:\.\d{1,2})?$/

/** A format without the sign of a label may write it otherwise. */
const lettersOf = (label: string): string => label.normalize('NFKD').replaceAll(/[^a-z0-9]/gi, '')

/** Null where it is no answer to the question: then it is a feature in the agent's own words. */
function valueOf(field: Field, text: string): unknown {
  const option = optionsOf(field).find(({ label }) => lettersOf(label) === lettersOf(text))
  if (option !== undefined) return option.id
  switch (field.kind) {
    case 'money':
    case 'number':
      return NUMERAL.test(text) ? Number(text) : null
    case 'date':
      return isIsoDate(text) ? text : null
    case 'text':
    case 'worded':
      return text
    default:
      return null
  }
}
