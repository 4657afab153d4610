/** What agents' software sends. */
export const FEED_FORMATS = ['rtdf', 'zoopla', 'blm'] as const
export type FeedFormat = (typeof FEED_FORMATS)[number]
