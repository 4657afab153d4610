/** Up to twelve digits: far above every limit, so that too large amounts are still shown as typed. */
const MONEY = /^(\d{1,3}(?:,\d{3}){0,3}|\d{1,12})(?:\.(\d{1,2}))?$/

/** Parses an amount in pounds ('£1,250', '1250.50'); null if it is not one. */
export function parseMoney(typed: string): number | null {
  const match = MONEY.exec(typed.replace(/[\s£]/g, ''))
  if (!match?.[1]) return null
  return Number(`${match[1].replaceAll(',', '')}.${match[2] ?? '0'}`)
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
