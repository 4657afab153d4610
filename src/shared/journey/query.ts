/** What the query of an address says, which begins with its question mark or is empty. */
const says = (search: string, what: string): boolean => search.slice(1).split('&').includes(what)

/** Of the page of registering and signing in: that its other block is asked for. */
export const asksToSignIn = (search: string): boolean => says(search, 'tab=sign-in')
/** That signing in leads back to the unfinished listings. */
export const comesFromListings = (search: string): boolean => says(search, 'from=listings')
/** That an agent makes an advert of their own. */
export const isForAgent = (search: string): boolean => says(search, 'for=agent')
