type Row = Readonly<Record<string, string>>

/** A house for sale, as a file of BLM has it. */
export const aRow = (ref: string, changes: Row = {}): Row => ({
  AGENT_REF: ref,
  ADDRESS_1: ref.replaceAll(/\D/g, '') || '1',
  ADDRESS_2: 'Mill Lane',
  TOWN: 'Leeds',
  POSTCODE1: 'LS1',
  POSTCODE2: '1AA',
  SUMMARY: 'A house',
  DESCRIPTION: 'A house with a garden.',
  BRANCH_ID: '1234',
  STATUS_ID: '0',
  BEDROOMS: '3',
  PRICE: '155,000',
  PROP_SUB_ID: '4',
  DISPLAY_ADDRESS: 'Mill Lane, Leeds',
  PUBLISHED_FLAG: '1',
  TRANS_TYPE_ID: '1',
  MEDIA_IMAGE_00: '',
  ...changes,
})

interface Form {
  readonly eof?: string
  readonly eor?: string
  readonly header?: string
  readonly end?: string
}

export function aBlm(
  rows: readonly Row[],
  { eof = '^', eor = '~', header, end = '#END#\r\n' }: Form = {},
): string {
  const names = Object.keys(rows[0] ?? aRow('1'))
  const line = (values: readonly string[]) => `${values.map((value) => value + eof).join('')}${eor}\r\n`
  const head =
    header ?? `Version : 3\r\nEOF : '${eof}'\r\nEOR : '${eor}'\r\nProperty Count : ${rows.length}\r\n`
  const data = rows.map((row) => line(names.map((name) => row[name] ?? ''))).join('')
  return `#HEADER#\r\n${head}\r\n#DEFINITION#\r\n${line(names)}\r\n#DATA#\r\n${data}${end}`
}
