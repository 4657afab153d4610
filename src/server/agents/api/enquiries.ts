import type { IsoDate } from '#shared/values/iso-date.ts'
import type { ApiAnswer, ApiCall, ApiKey } from './api.ts'
import { faulty } from './check-call.ts'
import { pageOf } from './pages.ts'

interface OfAdvert {
  readonly number: number
  readonly listing: string
  readonly branch: string
  readonly ref: string
}

export interface StoredEnquiry extends OfAdvert {
  readonly receivedAt: Date
  readonly name: string
  readonly email: string
  /** '' if none was given. */
  readonly phone: string
  readonly message: string
}

export interface StoredCount extends OfAdvert {
  readonly enquiries: number
}

interface Page {
  readonly after: number
  readonly most: number
}

/** Only of the key's agency, and of its branch if it has one. */
export interface AgencyEnquiries {
  /** In the order in which they came. */
  readonly list: (
    key: ApiKey,
    asked: Page & { readonly listing: string | null; readonly since: Date | null },
  ) => Promise<readonly StoredEnquiry[]>
  /** Of adverts that had one, on days in the United Kingdom. */
  readonly count: (
    key: ApiKey,
    asked: Page & { readonly from: IsoDate; readonly to: IsoDate },
  ) => Promise<readonly StoredCount[]>
  /** Those that are kept for nobody at this time. */
  readonly forgetEnded: (at: Date) => Promise<number>
}

export interface EnquiryDeps {
  readonly enquiries: AgencyEnquiries
}

const advertOf = ({ listing: advert, branch, ref: reference }: OfAdvert) => ({ advert, branch, reference })

export async function listEnquiries({ enquiries }: EnquiryDeps, call: ApiCall): Promise<ApiAnswer> {
  const { advert: listing = null, since } = call.given
  const from = since === undefined ? null : new Date(since)
  const { rows, next } = await pageOf(call, (page) =>
    enquiries.list(call.key, { listing, since: from, ...page }),
  )
  const shown = rows.map(({ number, receivedAt, name, email, phone, message, ...of }) => ({
    id: String(number),
    ...advertOf({ number, ...of }),
    received_at: receivedAt.toISOString(),
    ...{ name, email, phone, message },
  }))
  return { status: 200, body: { enquiries: shown, next } }
}

export async function readStatistics({ enquiries }: EnquiryDeps, call: ApiCall): Promise<ApiAnswer> {
  const { from = '', to = '' } = call.given
  if (from > to) {
    const detail = 'It’s before the day in from.'
    return faulty([{ in: 'parameters', pointer: '/to', code: 'GP_RANGE', detail }])
  }
  const { rows, next } = await pageOf(call, (page) => enquiries.count(call.key, { from, to, ...page }))
  const adverts = rows.map((row) => ({ ...advertOf(row), enquiries: row.enquiries }))
  return { status: 200, body: { adverts, next } }
}
