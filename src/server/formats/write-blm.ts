import { BLM_CAPTION, BLM_TOUR, LONGEST_FEATURE } from '#shared/advert/export-formats.ts'
import { asSent } from './as-sent.ts'
import { BILL_COLUMNS, BLM_COLUMNS, type Codec, MOST_FEATURES } from './blm-columns.ts'
import { CHANNELS } from './codes.ts'
import { type ExportedAdvert, type ExportedPicture, NO_BRANCH } from './exported.ts'
import type { LineName } from './feature-lines.ts'
import { LAW_LINES } from './law-lines.ts'
import { blmMoment, readDay, readMoment } from './london-moment.ts'
import { cutAtWord } from './plain-text.ts'
import { type BlmRow, NO_FEATURE } from './read-blm-row.ts'
import type { Keeps } from './rtdf-law.ts'
import {
  LONGEST_DESCRIPTION,
  LONGEST_FEES,
  LONGEST_PART,
  LONGEST_SHOWN,
  writeProperty,
} from './write-property.ts'

/** BLM has columns for none of these. */
const BLM_LINES: readonly LineName[] = [
  'room',
  'rating',
  'references',
  'benefits',
  'pets',
  'broadband',
  'parking',
  'access',
  ...LAW_LINES,
]
const KEEPS: Keeps = (group, name) =>
  BLM_COLUMNS.some(({ path: [outer, inner] }) => outer === group && inner === name)
/** By column: what is as long in RTDF may be longer in ASCII. */
const LONGEST: Readonly<Record<string, number>> = {
  ADDRESS_1: LONGEST_PART,
  ADDRESS_2: LONGEST_PART,
  TOWN: LONGEST_PART,
  DISPLAY_ADDRESS: LONGEST_SHOWN,
  SUMMARY: 300,
  DESCRIPTION: LONGEST_DESCRIPTION,
  ADMINISTRATION_FEE: LONGEST_FEES,
}
const ASKED_FEATURES = 3
const ASCII: Readonly<Record<string, string>> = {
  '‘': "'", '’': "'", '“': '"', '”': '"', '–': '-', '—': '-', '…': '...', '£': 'GBP ', '€': 'EUR ', '²': '2', '½': '1/2',
  '•': '-', '\u00a0': ' ',
} // biome-ignore format: a table

/** The name of a picture in the zip beside it: '<agent reference>_IMG_00.jpg', of a floor plan '…_FLP_00.jpg'. */
export const blmPictureName = (listing: string, kind: 'IMG' | 'FLP', index: number): string =>
  `${ownRef(listing)}_${kind}_${twoDigits(index)}.jpg`

const twoDigits = (index: number): string => String(index).padStart(2, '0')

/** It begins with the branch. */
const ownRef = (listing: string): string => `${NO_BRANCH}_${listing}`

type Cell = readonly [name: string, value: string]

/** What we write is ASCII, since that is all that the format promises; what an agent sent stays as it was. */
export const blmRow = (advert: ExportedAdvert): BlmRow =>
  asSent(advert, 'blm', (one) => Object.fromEntries(cellsOf(one))) as BlmRow

function cellsOf(advert: ExportedAdvert): readonly Cell[] {
  const property = writeProperty(advert, BLM_LINES, KEEPS)
  const details = property['details'] as Readonly<Record<string, unknown>>
  const columns = BLM_COLUMNS.flatMap(({ name, path, codec, isAsked }): Cell[] => {
    const [outer, inner] = path
    const member = property[outer]
    const value = inner === undefined ? member : (member as Readonly<Record<string, unknown>>)[inner]
    return value === undefined ? (isAsked ? [[name, '']] : []) : [[name, cellOf(name, value, codec)]]
  })
  return [
    ...columns.map(
      ([name, value]): Cell =>
        name === 'AGENT_REF' ? [name, advert.agent?.ref ?? ownRef(advert.listing)] : [name, value],
    ),
    ['BRANCH_ID', advert.agent?.branch ?? String(NO_BRANCH)],
    ['TRANS_TYPE_ID', String(CHANNELS[advert.appType])],
    ...billCells(details['all_bills_inc']),
    ...featureCells((details['features'] ?? []) as readonly string[]),
    ...mediaCells(advert),
    ['MEDIA_IMAGE_60', ''],
    ['MEDIA_IMAGE_TEXT_60', ''],
    ['MEDIA_DOCUMENT_50', ''],
    ['MEDIA_DOCUMENT_TEXT_50', ''],
  ]
}

function mediaCells({ listing, photos, plans, answers }: ExportedAdvert): readonly Cell[] {
  const { videoTour } = answers
  const pictures = (column: string, kind: 'IMG' | 'FLP', all: readonly ExportedPicture[]) =>
    all.flatMap(({ caption }, index): Cell[] => {
      const text = cutAtWord(withoutQuotes(ascii(caption)), BLM_CAPTION)
      return [
        [`${column}_${twoDigits(index)}`, blmPictureName(listing, kind, index)],
        ...(text === '' ? [] : [[`${column}_TEXT_${twoDigits(index)}`, text] as const]),
      ]
    })
  return [
    ...pictures('MEDIA_IMAGE', 'IMG', photos),
    ...pictures('MEDIA_FLOOR_PLAN', 'FLP', plans),
    ...(videoTour && videoTour.length <= BLM_TOUR ? [['MEDIA_VIRTUAL_TOUR_00', videoTour] as const] : []),
  ]
}

function cellOf(name: string, value: unknown, codec: Codec): string {
  const text = ascii(encoded(value, codec))
  const line = name === 'DESCRIPTION' ? text : text.replaceAll(/\s+/g, ' ')
  const longest = LONGEST[name]
  return longest === undefined ? line : cutAtWord(name === 'SUMMARY' ? withoutQuotes(line) : line, longest)
}

function encoded(value: unknown, codec: Codec): string {
  if (typeof codec === 'object') {
    return Object.entries(codec).find(([, ours]) => ours === value)?.[0] ?? ''
  }
  switch (codec) {
    case 'yes-no':
      return value ? 'Y' : 'N'
    case 'one-zero':
      return value ? '1' : '0'
    case 'moment':
      return blmMoment(readMoment(String(value), ['day-first']) ?? new Date(0))
    case 'day':
      return `${readDay(String(value), ['day-first'])} 00:00:00`
    default:
      return String(value)
  }
}

const billCells = (all: unknown): readonly Cell[] =>
  typeof all === 'boolean' ? BILL_COLUMNS.map((name): Cell => [name, all ? 'Y' : 'N']) : []

function featureCells(features: readonly string[]): readonly Cell[] {
  const shown = features
    .slice(0, MOST_FEATURES)
    .map((feature) => cutAtWord(withoutQuotes(ascii(feature)), LONGEST_FEATURE))
  const length = Math.max(ASKED_FEATURES, shown.length)
  return Array.from({ length }, (_, index): Cell => [`FEATURE${index + 1}`, shown[index] ?? NO_FEATURE])
}

const withoutQuotes = (text: string): string => text.replaceAll(/['"]/g, '')

function ascii(text: string): string {
  const folded = text.replaceAll(
    /[^\p{ASCII}]/gu,
    (sign) => ASCII[sign] ?? sign.normalize('NFD').replaceAll(/\p{M}/gu, ''),
  )
  return folded.replaceAll(/[^\p{ASCII}]/gu, '?').replaceAll('\r\n', '\n')
}
