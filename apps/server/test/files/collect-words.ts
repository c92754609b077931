import type { PageWords } from '@mowatt/bill-reader/document-words'
import { readDocument } from '../../src/platform/reading/read-document.ts'

type Collected = { pages: PageWords[]; qrCodes: string[]; text: string; leftOut: number }

/** Reads one of our own files in this very process. */
export async function collectWords(bytes: Uint8Array): Promise<Collected> {
  const pages: PageWords[] = []
  const qrCodes: string[] = []
  let leftOut = 0
  await readDocument([bytes], {
    begin: () => {},
    page: (page) => pages.push(page),
    qrCode: ({ text }) => qrCodes.push(text),
    leftOut: (count) => {
      leftOut += count
    },
  })
  return { pages, qrCodes, leftOut, text: pages.flatMap(({ words }) => words.map(({ text }) => text)).join(' ') }
}
