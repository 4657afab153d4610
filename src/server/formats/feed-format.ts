/** What agents' software sends and we take. */
export const FEED_FORMATS = ['rtdf', 'zoopla', 'blm'] as const
export type FeedFormat = (typeof FEED_FORMATS)[number]
/** How a home came: in a feed, or by the API, which is none. */
export type HomeFormat = FeedFormat | 'api'

interface FeedFacts {
  readonly label: string
  /** What the software calls; it adds the rest itself. */
  readonly path: string
  /** A whole stock at once, which can be sent by hand as well. */
  readonly isFile: boolean
}

export const FEED_FACTS: Readonly<Record<FeedFormat, FeedFacts>> = {
  rtdf: {
    label: 'RTDF (Rightmove real time), each home when it changes',
    path: '/v1/property',
    isFile: false,
  },
  zoopla: { label: 'Zoopla real time, each home when it changes', path: '/v1', isFile: false },
  blm: { label: 'BLM 3, all homes of the branch in a file', path: '/feeds/blm', isFile: true },
}
