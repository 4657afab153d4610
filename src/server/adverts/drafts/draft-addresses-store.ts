import type { AddressType } from '#shared/form/block.ts'
import type { Database } from '../../db/pool.ts'
import { textPattern } from './stored-blocks.ts'

type Row = [uuid: string, addressType: AddressType, ...texts: (string | null)[]]

interface ListedHome {
  readonly udprn: string
  readonly summaryline: string
}

const FIELDS = ['propertyPostcode', 'propertyAddress', 'doorNumber', 'buildingName', 'streetName', 'townName']
const MOST = 200

const FIND = {
  name: 'drafts-addresses',
  text: `select uuid, address_type, ${FIELDS.map((name) => `substring(blocks from '${textPattern(name)}')`).join(', ')}
    from drafts where owner_key = $1 and listing_id is null and deleted_at is null
    order by updated_at desc, uuid limit ${MOST}`,
  rowMode: 'array' as const,
}

/** Of the owner's unfinished adverts, by uuid; asks no provider. */
export function draftAddresses(
  database: Database,
  remembered: (postcode: string) => Promise<readonly ListedHome[]>,
): (ownerKey: Buffer) => Promise<Readonly<Record<string, string>>> {
  return async (ownerKey) => {
    const { rows } = await database.query<Row>({ ...FIND, values: [ownerKey] })
    const lists = new Map<string, Promise<readonly ListedHome[]>>()
    const listOf = (postcode: string): Promise<readonly ListedHome[]> => {
      const list = lists.get(postcode) ?? remembered(postcode)
      lists.set(postcode, list)
      return list
    }
    const found = rows.map(
      async ([uuid, type, ...texts]) => [uuid, await lineOf(type, texts, listOf)] as const,
    )
    return Object.fromEntries(await Promise.all(found))
  }
}

async function lineOf(
  type: AddressType,
  texts: readonly (string | null)[],
  listOf: (postcode: string) => Promise<readonly ListedHome[]>,
): Promise<string> {
  const [postcode = '', udprn = '', door = '', building = '', street = '', town = ''] = texts.map(textIn)
  if (type === 'orphan') {
    const parts = [building, [door, street].filter(Boolean).join(' '), town, postcode]
    return parts.filter(Boolean).join(', ')
  }
  if (udprn === '') return postcode
  return (await listOf(postcode)).find((home) => home.udprn === udprn)?.summaryline ?? postcode
}

const textIn = (json: string | null): string => (json === null ? '' : String(JSON.parse(json)))
