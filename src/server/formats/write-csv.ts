import { stringify } from 'csv-stringify/sync'
import { ADVERT_PAGE } from '#shared/advert/page.ts'
import { type AppType, blocksFor, fieldsIn } from '#shared/form/block.ts'
import type { ExportedAdvert } from './exported.ts'

/** What opens it runs formulas: a text that looks like one is kept from being one. */
const OPTIONS = { header: true, escape_formulas: true, record_delimiter: 'windows', bom: true } as const

export const csvOf = (rows: readonly Readonly<Record<string, unknown>>[]): string =>
  stringify([...rows], OPTIONS)

const BEFORE = ['listing', 'url', 'appType', 'agentRef', 'branch', 'publishedAt', 'updatedAt'] as const
const BEHIND = ['photos', 'floorPlans'] as const
type Row = Readonly<Record<string, string>> &
  Readonly<Record<(typeof BEFORE)[number] | (typeof BEHIND)[number], string>>

const namesOf = (appType: AppType): readonly string[] =>
  [
    ...new Set(blocksFor(ADVERT_PAGE, appType).flatMap((block) => fieldsIn(block).map(([name]) => name))),
  ].filter((name) => name !== 'files_uploaded')

/** One row, with a column for each answer by its name in the API. */
export const advertCsv = (advert: ExportedAdvert): string => csvOf([rowOf(advert, namesOf(advert.appType))])

function rowOf(advert: ExportedAdvert, names: readonly string[]): Row {
  const { answers, agent } = advert
  return {
    listing: advert.listing,
    url: advert.url,
    appType: advert.appType,
    agentRef: agent?.ref ?? '',
    branch: agent?.branch ?? '',
    publishedAt: advert.publishedAt.toISOString(),
    updatedAt: advert.updatedAt.toISOString(),
    ...Object.fromEntries(names.map((name) => [name, cellOf(answers[name as keyof typeof answers])])),
    photos: advert.photos.map(({ url }) => url).join(' '),
    floorPlans: advert.plans.map(({ url }) => url).join(' '),
  }
}

/** Of sales and lettings, in one table. */
const ALL_NAMES = [...new Set([...namesOf('sell'), ...namesOf('let')])]
const ALL_COLUMNS = [...BEFORE, ...ALL_NAMES, ...BEHIND]
const LINE = { ...OPTIONS, header: false, bom: false } as const

/** The first line of a table of many, and a line of it. */
export const csvHead = (): string => stringify([ALL_COLUMNS], { ...LINE, bom: true })
export const csvLine = (advert: ExportedAdvert): string =>
  stringify([rowOf(advert, ALL_NAMES)], { ...LINE, columns: [...ALL_COLUMNS] })

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  return Array.isArray(value) ? value.join(' ') : `${value as string | number | boolean}`
}
