import { paths } from '#shared/journey/paths.ts'
import { type Fault, inWords, isFault, type Warning } from '../../formats/reading.ts'
import type { ListedHome } from './feed.ts'

/** A refusal is a status of its own, unlike RTDF's. */
export interface ZooplaAnswer {
  readonly status: number
  readonly body: object
}

export type ZooplaCall = 'update' | 'delete' | 'list'

const SCHEMAS = 'http://realtime-listings.webservices.zpg.co.uk/docs/v1.2/schemas/listing/'

const ok = (members: object): ZooplaAnswer => ({ status: 200, body: { status: 'OK', ...members } })

export const zooplaUpdated = (
  ref: string | null,
  etag: string | null,
  url: string,
  isNew: boolean,
): ZooplaAnswer => ok({ listing_reference: ref, listing_etag: etag ?? '', url, new_listing: isNew })

export const zooplaDeleted = (ref: string | null): ZooplaAnswer => ok({ listing_reference: ref })

export const zooplaListed = (branch: string, homes: readonly ListedHome[], origin: string): ZooplaAnswer =>
  ok({
    branch_reference: branch,
    listings: homes.map(({ ref, etag, listingId }) => ({
      listing_reference: ref,
      listing_etag: etag ?? '',
      url: origin + paths.advert(listingId),
    })),
  })

/** One entry for each fault, with a pointer to where it stands. */
export const zooplaRefused = (call: ZooplaCall, notes: readonly (Fault | Warning)[]): ZooplaAnswer => ({
  status: 400,
  body: {
    status: 'FAILURE',
    error_name: 'json_does_not_validate',
    error_advice: 'We changed nothing. Correct what the errors name, and send it again.',
    errors: notes
      .filter(isFault)
      .map((fault) => ({ message: `${fault.code}: ${inWords(fault)}`, path: pointer(fault.path) })),
    schema: `${SCHEMAS}${call}.json`,
  },
})

/** For a call that is not ours to answer. */
export const zooplaTurnedAway = (
  call: ZooplaCall,
  status: number,
  code: Fault['code'],
  message: string,
): ZooplaAnswer => ({
  status,
  body: {
    status: 'FAILURE',
    error_name: code.toLowerCase(),
    error_advice: message,
    errors: [{ message: `${code}: ${message}`, path: '#' }],
    schema: `${SCHEMAS}${call}.json`,
  },
})

/** 'listing.content[3].url' is '#/content/3/url'. What is wrong with our answers has no place in it. */
function pointer(path: string): string {
  const [root, ...parts] = path.replaceAll(/\[(\d+)\]/g, '.$1').split('.')
  return ['#', ...(root === 'listing' ? parts : [])].join('/')
}
