import { aBlm, aRow } from '../../tests/support/blm.ts'
import { aProperty, envelope } from '../../tests/support/rtdf.ts'

const WORDS = 'A light house near the park, with a garden that faces south and a kitchen for six. '
const FEATURES = ['South-facing garden', 'Near the park', 'Two bathrooms', 'No chain', 'Gas boiler']
const PICTURES = Array.from({ length: 10 }, (_, index) => index)

const words = (home: number): string => WORDS.repeat(10 + (home % 10))
const picture = (home: number, index: number): string => `https://photos.example.org/${home}/${index}.jpg`

const rowOf = (home: number) =>
  aRow(`1234_${home}`, {
    DESCRIPTION: words(home),
    ...Object.fromEntries(FEATURES.map((feature, index) => [`FEATURE${index + 1}`, feature])),
    ...Object.fromEntries(PICTURES.map((index) => [`MEDIA_IMAGE_0${index}`, picture(home, index)])),
  })

const quoted = (value: string): string =>
  /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value

/** The same homes as a file of BLM, as CSV, and as calls of RTDF 1.4.1. */
export function homesInEachFormat(count: number) {
  const homes = Array.from({ length: count }, (_, home) => home)
  const rows = homes.map(rowOf)
  const names = Object.keys(rows[0] ?? {})
  const line = (values: readonly string[]): string => `${values.map(quoted).join(',')}\r\n`
  return {
    blm: aBlm(rows),
    csv: [names, ...rows.map((row) => names.map((name) => row[name] ?? ''))].map(line).join(''),
    calls: homes.map((home) => JSON.stringify(envelope(propertyOf(home)))),
  }
}

const propertyOf = (home: number) =>
  aProperty({
    property: {
      agent_ref: `1234_${home}`,
      media: PICTURES.map((index) => ({
        media_type: 1,
        media_url: picture(home, index),
        caption: null,
        sort_order: index,
      })),
    },
    details: { description: words(home), features: FEATURES, risks: {}, obligations: {} },
  })
