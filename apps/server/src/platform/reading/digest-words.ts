import type { DocumentWords } from '@mowatt/bill-reader/document-words'
import type { Budget } from '../workers/watch-process.ts'
import { BUDGETS } from './reading-limits.ts'
import { RefusedFile } from './refused-file.ts'

/** Text about a page has a thousandth of this; it must not block the server. */
const MOST_DIGEST_CHARACTERS = 1_000_000
/** A page of print takes about 10. */
const CPU_MS_A_PAGE = 40

/** Our own code: a slow start on a busy machine is no file's fault. */
const LOADING: Budget = { cpuMs: 10_000 }

type Digest = (document: DocumentWords) => unknown

/** A module's digest of the words, before they leave the worker. */
export async function digestWords(
  document: DocumentWords,
  module: string,
  begin: (budget: Budget) => void,
): Promise<unknown> {
  begin(LOADING)
  const { default: digest } = (await import(module)) as { default: Digest }
  begin({ ...BUDGETS.digest, cpuMs: BUDGETS.digest.cpuMs + document.pages.length * CPU_MS_A_PAGE })
  const made = digest(document)
  if (JSON.stringify(made).length > MOST_DIGEST_CHARACTERS) {
    throw new RefusedFile('file_unreadable', 'There is far too much in the file to read.')
  }
  return made
}
