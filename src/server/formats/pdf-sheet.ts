export type PdfPart =
  | { readonly tag: 'H1' | 'H2' | 'P'; readonly text: string }
  | { readonly tag: 'Figure'; readonly jpeg: Uint8Array; readonly alt: string }

export interface PdfSheet {
  readonly title: string
  /** In the order in which they are read. */
  readonly parts: readonly PdfPart[]
}

/** For a client, whose sheets wait for those of others. */
export type DrawPdf = (sheet: PdfSheet, client: string) => Promise<Buffer>
