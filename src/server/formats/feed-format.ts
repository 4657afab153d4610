/** What agents' software sends and we take. */
export const FEED_FORMATS = ['rtdf', 'zoopla', 'blm'] as const
export type FeedFormat = (typeof FEED_FORMATS)[number]
