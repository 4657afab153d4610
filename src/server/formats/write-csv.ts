import { stringify } from 'csv-stringify/sync'
import { ADVERT_PAGE } from '#shared/advert/page.ts'
import { blocksFor, fieldsIn } from '#shared/form/block.ts'
import type { ExportedAdvert } from './exported.ts'

/** What opens it runs formulas: a text that looks like one is kept from being one. */
const OPTIONS = { header: true, escape_formulas: true, record_delimiter: 'windows', bom: true } as const

export const csvOf = (rows: readonly Readonly<Record<string, unknown>>[]): string =>
  stringify([...rows], OPTIONS)

/** One row, with a column for each answer by its name in the API. */
export function advertCsv(advert: ExportedAdvert): string {
  const { answers, appType } = advert
  const names = blocksFor(ADVERT_PAGE, appType).flatMap((block) => fieldsIn(block).map(([name]) => name))
  const values = [...new Set(names)]
    .filter((name) => name !== 'files_uploaded')
    .map((name) => [name, cellOf(answers[name as keyof typeof answers])])
  return csvOf([
    {
      listing: advert.listing,
      url: advert.url,
      appType,
      publishedAt: advert.publishedAt.toISOString(),
      updatedAt: advert.updatedAt.toISOString(),
      ...Object.fromEntries(values),
      photos: advert.photos.map(({ url }) => url).join(' '),
      floorPlans: advert.plans.map(({ url }) => url).join(' '),
    },
  ])
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  return Array.isArray(value) ? value.join(' ') : `${value as string | number | boolean}`
}
