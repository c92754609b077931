import type { DocumentWords, PageWords } from '@mowatt/bill-reader/document-words'
import type { Budget } from '../workers/watch-process.ts'
import type { Finder } from './read-picture-page.ts'

/** Collects the words that a finder reports. */
export function collectWords(begin: (budget: Budget) => void): {
  finder: Finder
  found: () => { document: DocumentWords; pagesLeftOut: number }
} {
  const pages: PageWords[] = []
  const qrPayloads: DocumentWords['qrPayloads'][number][] = []
  let pagesLeftOut = 0
  return {
    finder: {
      begin,
      page: (page) => pages.push(page),
      qrCode: (found) => qrPayloads.push(found),
      leftOut: (count) => {
        pagesLeftOut += count
      },
    },
    found: () => ({
      document: { pages: pages.toSorted((one, other) => one.page - other.page), qrPayloads },
      pagesLeftOut,
    }),
  }
}
