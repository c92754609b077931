import type { PageWords } from '@mowatt/bill-reader/document-words'
import type { FailureCode } from '@mowatt/contract/failures'
import type { Budget } from './reading-limits.ts'

/** To the worker; the files' bytes follow on its input, one after the other. */
export type ReadingOrder = { sizes: readonly number[] }

/** From the worker. Pages come one by one, so that no single message keeps the server busy. */
export type ReadingReport =
  | { kind: 'ready' }
  | { kind: 'begins'; budget: Budget }
  | { kind: 'page'; page: PageWords }
  | { kind: 'qr-code'; page: number; text: string }
  | { kind: 'left-out'; pages: number }
  | { kind: 'refused'; code: FailureCode; because: string }
  | { kind: 'done' }
