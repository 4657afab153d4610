/** In the query of the creation page, for whoever came to change one answer. */
export const FROM_CHECK = 'from=check'
export const comesFromCheck = (search: string): boolean => search.slice(1).split('&').includes(FROM_CHECK)
