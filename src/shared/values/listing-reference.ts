/** An advert's id as it is read out and copied: in capitals, in two groups of four. */
export const referenceOf = (listing: string): string =>
  listing.toUpperCase().replace(/^(.{4})(.{4})$/, '$1 $2')
