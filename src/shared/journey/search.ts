/** Whether a query has that parameter, or that one with that value. `search` starts with a question mark or is empty. */
export const hasParameter = (search: string, what: string): boolean =>
  search.slice(1).split('&').includes(what)
