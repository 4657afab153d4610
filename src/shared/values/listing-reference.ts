export const referenceOf = (listing: string): string =>
  listing.toUpperCase().replace(/^(.{4})(.{4})$/, '$1 $2')
