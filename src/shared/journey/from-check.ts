import { hasParameter } from './search.ts'

/** In the query of the creation page, for whoever came to change one answer. */
export const FROM_CHECK = 'from=check'
/** Of the link that changes an answer, on the page of the whole advert: whoever changed it comes back there. */
export const changeLinkId = (field: string): string => `change-${field}`
export const comesFromCheck = (search: string): boolean => hasParameter(search, FROM_CHECK)
