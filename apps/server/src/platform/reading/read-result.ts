import type { DocumentWords } from '@mowatt/bill-reader/document-words'
import type { FailureCode } from '@mowatt/contract/failures'

/** `because` is one sentence on what was wrong; `code` is what the person who sent the file is told. */
export type Refusal = { kind: 'refused'; code: FailureCode; because: string }

export type ReadResult = { kind: 'words'; document: DocumentWords; pagesLeftOut: number } | Refusal
