import type { DocumentWords } from '@mowatt/bill-reader/document-words'
import type { FailureCode } from '@mowatt/contract/failures'

/** `because` is one sentence on what was wrong; `code` is for the user who sent the file. */
export type Refusal = { kind: 'refused'; code: FailureCode; because: string }

/**
 * No result about the file, which is to be read again later. `busy`: too many wait. `starved`: the worker got no
 * processor time for long. `crashed`: the worker, which had read nothing else, exited silently. `closed`: this reader
 * is closed.
 */
export type Unfinished = { kind: 'unfinished'; why: 'busy' | 'starved' | 'crashed' | 'closed' }

export type Words = { kind: 'words'; document: DocumentWords; pagesLeftOut: number }

/** A module's digest of the words, made in the worker. */
export type Digested = { kind: 'digest'; digest: unknown; pagesLeftOut: number }

/** A page as WEBP. */
export type Drawn = { kind: 'picture'; picture: Buffer }

/** A picture in colour, for pages. */
export type Recoded = { kind: 'recoded'; picture: Buffer; width: number; height: number }
