export interface StoredReceipt {
  readonly id: string
  readonly advert: string
  readonly number: number
  readonly madeAt: Date
  /** JSON text of a Receipt, as it was signed. */
  readonly record: string
  readonly digest: Buffer
  readonly signature: string
}

export interface StoredReceipts {
  /** Of this owner's advert; the newest where no number is given. */
  readonly own: (
    listing: string,
    ownerKey: Buffer,
    number: number | null,
  ) => Promise<{ readonly stored: StoredReceipt; readonly newest: number } | null>
  readonly isOwn: (listing: string, ownerKey: Buffer) => Promise<boolean>
  readonly byId: (id: string) => Promise<StoredReceipt | null>
  readonly byDigest: (digest: Buffer) => Promise<StoredReceipt | null>
}
