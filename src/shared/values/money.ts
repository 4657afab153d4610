/** Up to twelve digits: far above every limit, so that too large amounts are still shown as typed. */
const MONEY = /^(\d{1,3}(?:,\d{3}){0,3}|\d{1,12})(?:\.(\d{1,2}))?$/
/** Thousands or millions, with no part of them below a pound. */
const SHORT_MONEY = /^(?:(\d{1,6})(?:\.(\d{1,3}))?k|(\d{1,3})(?:\.(\d{1,6}))?m)$/i

/** Parses an amount in pounds ('£1,250', '1250.50', '425k', '1.2m'); null if it is not one. */
export function parseMoney(typed: string): number | null {
  const text = typed.replace(/[\s£]/g, '')
  const match = MONEY.exec(text)
  if (match?.[1]) return Number(`${match[1].replaceAll(',', '')}.${match[2] ?? '0'}`)
  const [, thousands, ofThousand = '', millions, ofMillion = ''] = SHORT_MONEY.exec(text) ?? []
  if (thousands) return Number(thousands + ofThousand.padEnd(3, '0'))
  return millions ? Number(millions + ofMillion.padEnd(6, '0')) : null
}

/** Pounds with thousands separators, and pence if there are any: 1250 → '1,250', 99.5 → '99.50'. */
export function formatPounds(pounds: number): string {
  const [whole = '', pence = ''] = pounds.toFixed(2).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return pence === '00' ? grouped : `${grouped}.${pence}`
}

/** Pence as a price: 1999 → '£19.99'. */
export function formatPence(pence: number): string {
  const [whole = '', rest = ''] = (pence / 100).toFixed(2).split('.')
  return `£${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${rest}`
}
