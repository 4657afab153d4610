import { type StandIn, sendJson, startStandIn } from './stand-in-server.ts'

type Row = Readonly<Record<string, unknown>>

export interface EpcStandInSettings {
  readonly bearerToken: string
  readonly rows: readonly Row[]
  readonly certificates?: Readonly<Record<string, Row>>
}

/**
 * The government's register, as https://get-energy-performance-data.communities.gov.uk/api-technical-documentation has it
 * ('Search certificates', 'Fetch certificate data').
 */
export const startEpcRegister = ({
  bearerToken,
  rows,
  certificates = {},
}: EpcStandInSettings): Promise<StandIn> =>
  startStandIn((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://stand-in')
    if (request.headers.authorization !== `Bearer ${bearerToken}`) {
      return sendJson(response, 403, {
        errors: [{ code: 'UNAUTHORISED', title: 'You are not authenticated' }],
      })
    }
    if (pathname === '/api/certificate') {
      const data = certificates[searchParams.get('certificate_number') ?? '']
      return data
        ? sendJson(response, 200, { data })
        : sendJson(response, 404, { data: { error: 'Certificate not found' } })
    }
    if (pathname !== '/api/domestic/search') return sendJson(response, 404, {})
    return search(searchParams)

    function search(query: URLSearchParams): void {
      const uprn = query.get('uprn')
      if (uprn !== null && !/^\d{12}$/.test(uprn)) return sendJson(response, 400, { data: { error: 'uprn' } })
      const found = rows.filter((row) =>
        uprn === null ? row['postcode'] === query.get('postcode') : row['uprn'] === Number(uprn),
      )
      if (found.length === 0) return sendJson(response, 404, { data: { error: 'No certificates' } })
      const currentPage = Number(query.get('current_page') ?? 1)
      const pageSize = Number(query.get('page_size') ?? 5000)
      const totalPages = Math.ceil(found.length / pageSize)
      return sendJson(response, 200, {
        data: found.slice((currentPage - 1) * pageSize, currentPage * pageSize),
        pagination: {
          totalRecords: found.length,
          currentPage,
          totalPages,
          nextPage: currentPage < totalPages ? currentPage + 1 : null,
          prevPage: currentPage > 1 ? currentPage - 1 : null,
          pageSize,
        },
      })
    }
  })
