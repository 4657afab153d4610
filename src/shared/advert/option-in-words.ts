import { formatDate, type IsoDate } from '../values/iso-date.ts'

/** 'You’ve got a Premium advert until 22 February 2027.' A label's term goes, as the day says it; `until` null: no end. */
export function optionInWords(label: string, until: IsoDate | null): string {
  const [name] = label.split(',')
  return `You’ve got a ${name} advert${until === null ? '' : ` until ${formatDate(until)}`}.`
}
