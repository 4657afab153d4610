/** Up to twelve digits before the point: far above every limit, and such an amount is still shown as it was typed. */
const MONEY = /^(\d{1,3}(?:,\d{3}){0,3}|\d{1,12})(?:\.(\d{1,2}))?$/

/** What a person types as an amount ('£1,250', '1250.50') in pounds; null where it is not one. */
export function parseMoney(typed: string): number | null {
  const match = MONEY.exec(typed.replace(/[\s£]/g, ''))
  if (!match?.[1]) return null
  return Number(`${match[1].replaceAll(',', '')}.${match[2] ?? '0'}`)
}

/** Pounds with comma thousands, and pence only where there are some: 1250 → '1,250', 99.5 → '99.50'. */
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
