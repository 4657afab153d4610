import { type IsoDate, isIsoDate } from '../values/iso-date.ts'
import { parseMoney } from '../values/money.ts'

/** As anybody may send them: every reader takes any value, and null or '' means that there is no answer of that kind. */
export interface Facts {
  readonly text: (field: string) => string
  /** As typed, with the spaces around it. */
  readonly typed: (field: string) => string
  /** Pounds or a count, zero or more. */
  readonly amount: (field: string) => number | null
  readonly yes: (field: string) => boolean | null
  readonly day: (field: string) => IsoDate | null
  /** Of the photos and floor plans. */
  readonly captions: (field: string) => readonly string[]
}

export function factsOf(answers: unknown): Facts {
  const valueOf = (field: string): unknown =>
    typeof answers === 'object' && answers !== null && Object.hasOwn(answers, field)
      ? Reflect.get(answers, field)
      : null
  return {
    text: (field) => textOf(valueOf(field)),
    typed: (field) => {
      const value = valueOf(field)
      return typeof value === 'string' ? value : ''
    },
    amount: (field) => amountOf(valueOf(field)),
    yes: (field) => yesOf(valueOf(field)),
    day: (field) => dayOf(valueOf(field)),
    captions: (field) => captionsOf(valueOf(field)),
  }
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : ''
}

function amountOf(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) && value >= 0 ? value : null
  return typeof value === 'string' ? parseMoney(value) : null
}

const YES = /^(?:true|yes)$/i
const NO = /^(?:false|no)$/i

function yesOf(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value
  const text = textOf(value)
  if (YES.test(text)) return true
  return NO.test(text) ? false : null
}

function dayOf(value: unknown): IsoDate | null {
  const text = textOf(value)
  return isIsoDate(text) ? text : null
}

function captionsOf(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((file: unknown): string[] => {
    const caption: unknown = typeof file === 'object' && file !== null ? Reflect.get(file, 'caption') : null
    return typeof caption === 'string' ? [caption] : []
  })
}
