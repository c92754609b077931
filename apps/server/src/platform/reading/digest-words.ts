import type { DocumentWords, PageWords } from '@mowatt/bill-reader/document-words'
import type { Finder } from './read-picture-page.ts'
import { BUDGETS } from './reading-limits.ts'
import { RefusedFile } from './refused-file.ts'

/** Text about a page takes a thousandth of this; it must not keep the server busy. */
const MOST_DIGEST_LETTERS = 1_000_000
/** A page of print takes about 10. */
const CPU_MS_A_PAGE = 40

type Digest = (document: DocumentWords) => unknown

/** Keeps the words that a finder is told, so that they can be made something of before they leave the worker. */
export function keepWords(
  finder: Pick<Finder, 'begin' | 'leftOut'>,
): Finder & { digest: (module: string) => Promise<unknown> } {
  const pages: PageWords[] = []
  const qrPayloads: DocumentWords['qrPayloads'][number][] = []
  return {
    ...finder,
    page: (page) => pages.push(page),
    qrCode: (found) => qrPayloads.push(found),
    digest: async (module) => {
      const { default: digest } = (await import(module)) as { default: Digest }
      finder.begin({ ...BUDGETS.digest, cpuMs: BUDGETS.digest.cpuMs + pages.length * CPU_MS_A_PAGE })
      pages.sort((one, other) => one.page - other.page)
      const made = digest({ pages, qrPayloads })
      if (JSON.stringify(made).length > MOST_DIGEST_LETTERS) {
        throw new RefusedFile('file_unreadable', 'There is far too much in the file.')
      }
      return made
    },
  }
}
