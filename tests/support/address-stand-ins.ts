import { type StandIn, sendJson, sendText, startStandIn } from './stand-in-server.ts'

/** One page of either provider. */
const PAGE_SIZE = 100

type Row = Readonly<Record<string, unknown>>

export interface AddressStandInSettings {
  readonly apiKey: string
  readonly rows: readonly Row[]
  /** What is wrong with the account behind the key. */
  readonly account?: 'no-credit' | 'limit-reached'
}

/** Postcoder's address endpoint, as https://postcoder.com/docs/address-lookup/address and …/docs/troubleshooting have it. */
export const startPostcoder = ({ apiKey, rows, account }: AddressStandInSettings): Promise<StandIn> =>
  startStandIn((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://stand-in')
    const [, root, key, endpoint, country] = pathname.split('/')
    if (root !== 'pcw' || endpoint !== 'address' || country !== 'uk')
      return sendText(response, 404, 'No such endpoint')
    if (decodeURIComponent(key ?? '') !== apiKey)
      return sendText(response, 403, `The key ${key} is not one of ours`)
    if (account === 'no-credit') return sendText(response, 403, 'Insufficient credits')
    if (account === 'limit-reached') return sendText(response, 429, 'Lookups exceeded, retry later')
    const page = Number(searchParams.get('page') ?? 0)
    const hasUdprn = (searchParams.get('addtags') ?? '').split(',').includes('udprn')
    const shown = rows.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE)
    const isLast = (page + 1) * PAGE_SIZE >= rows.length
    const paging = { morevalues: 'true', nextpage: String(page + 1), totalresults: String(rows.length) }
    return sendJson(
      response,
      200,
      shown.map(({ udprn, ...row }, index) => ({
        ...row,
        ...(hasUdprn ? { udprn } : {}),
        ...(index === shown.length - 1 && !isLast ? paging : {}),
      })),
    )
  })

/** Ideal Postcodes' look-up, as https://docs.ideal-postcodes.co.uk/docs/api/postcodes and …/docs/guides/error-codes have it. */
export const startIdealPostcodes = ({ apiKey, rows, account }: AddressStandInSettings): Promise<StandIn> =>
  startStandIn((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://stand-in')
    if (!pathname.startsWith('/v1/postcodes/'))
      return sendJson(response, 404, { code: 4044, message: 'Not found' })
    if (request.headers.authorization !== `IDEALPOSTCODES api_key="${apiKey}"`) {
      return sendJson(response, 401, { code: 4010, message: 'Invalid Key' })
    }
    if (account === 'no-credit')
      return sendJson(response, 402, { code: 4020, message: 'Key balance depleted' })
    if (account === 'limit-reached')
      return sendJson(response, 402, { code: 4021, message: 'Lookup Limit Reached' })
    if (rows.length === 0) {
      return sendJson(response, 404, { code: 4040, message: 'Postcode not found', suggestions: ['ID1 1QD'] })
    }
    const page = Number(searchParams.get('page') ?? 0)
    return sendJson(response, 200, {
      code: 2000,
      message: 'Success',
      result: rows.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE),
      ...(rows.length > PAGE_SIZE ? { page, total: rows.length, limit: PAGE_SIZE } : {}),
    })
  })
