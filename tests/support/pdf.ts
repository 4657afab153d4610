import { extractText } from 'unpdf'

/** All that a PDF says, in the order in which it is read, without the spaces and the ends of lines. */
export async function wordsOfPdf(bytes: Buffer): Promise<string> {
  const { text } = await extractText(new Uint8Array(bytes), { mergePages: true })
  return unspaced(text)
}

export const unspaced = (text: string): string => text.replaceAll(/\s+/g, '')
