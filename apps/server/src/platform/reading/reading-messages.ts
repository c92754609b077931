import type { DocumentWords, PageWords } from '@mowatt/bill-reader/document-words'
import type { FailureCode } from '@mowatt/contract/failures'
import type { Budget } from './reading-limits.ts'

/**
 * To the worker; the files' bytes follow on its input, one after the other. `digest` is the address of a module whose
 * default export makes of the words whatever is wanted; without it the words themselves come back.
 */
export type ReadingOrder = {
  sizes: readonly number[]
  digest?: string | undefined
  /** Wanted instead of words: a picture of this page. */
  page?: number | undefined
}

/** From the worker. Pages come one by one, so that no single message keeps the server busy. */
export type ReadingReport =
  | { kind: 'ready' }
  | { kind: 'begins'; budget: Budget }
  | { kind: 'page'; page: PageWords }
  | { kind: 'qr-code'; found: DocumentWords['qrPayloads'][number] }
  | { kind: 'left-out'; pages: number }
  | { kind: 'digest'; digest: unknown }
  | { kind: 'picture'; base64: string }
  | { kind: 'refused'; code: FailureCode; because: string }
  | { kind: 'done' }
