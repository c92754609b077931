import { Failure } from '@mowatt/contract/failures'
import { type FileKind, fileKind } from './file-kind.ts'
import type { Digested, Drawn, ReadResult, Refusal, Unfinished, Words } from './read-result.ts'
import { MOST_FILE_BYTES, MOST_FILES } from './reading-limits.ts'
import { type Outcome, startReadingProcess } from './reading-process.ts'
import { createWorkerPool } from './worker-pool.ts'

export type FileToRead = { bytes: Uint8Array; name?: string }

/** `message` is what the person who sent the file reads; `because` says more, for logs and for those who ask. */
export type Reading<Found = Words> = Found | (Refusal & { message: string }) | Unfinished

export type Reader = {
  /** The words of one PDF, or of pictures as the pages of one document. Never throws over what is in the files. */
  read: (files: readonly FileToRead[]) => Promise<Reading>
  /**
   * The same, but a module of ours makes something of the words before they leave the worker. Given up, it ends at once,
   * whether it waits or reads, and throws the signal's reason.
   */
  digest: (files: readonly FileToRead[], module: URL, signal?: AbortSignal) => Promise<Reading<Digested>>
  /** A picture of one page, from 1, as it was given. */
  draw: (file: FileToRead, page: number) => Promise<Reading<Drawn>>
  /** Comes when it begins to close: nobody here reads what waits, and whoever waits for that need not. */
  closed: AbortSignal
  /** What is being read may be finished within the grace; everything else is left unfinished. */
  close: (graceMs?: number) => Promise<void>
}

type Options = {
  /** Each takes up to two processors and, for pictures, half a gigabyte. */
  workers?: number
  /** Told when a worker ended by itself: a bug, or an attack that found one. */
  onCrash?: (lastWords: string) => void
  /** How long a worker may go without any processor time. */
  starvedMs?: number
}

type Wish = { digest?: string; page?: number; signal?: AbortSignal | undefined }

const MOST_WAITING = 50

/**
 * Reads files in worker processes, a few at a time. Only what a file says or costs is held against it: where a worker
 * was starved or ended, the file is left unfinished, and whoever sent it tries again.
 */
export function createReader({ workers = 2, onCrash = () => {}, starvedMs }: Options = {}): Reader {
  const pool = createWorkerPool(workers, () => startReadingProcess(starvedMs))

  const readInWorker = async (files: readonly FileToRead[], { signal, ...wish }: Wish = {}): Promise<ReadResult> => {
    const kinds = kindsOf(files)
    if (!Array.isArray(kinds)) return kinds
    if (pool.waiting() >= MOST_WAITING) return { kind: 'unfinished', why: 'busy' }
    const contents = files.map(({ bytes }) => bytes)
    const outcome = await pool.use((process) => process.read(contents, wish), signal)
    if (!outcome) return { kind: 'unfinished', why: 'closed' }
    if (outcome.kind === 'crashed') onCrash(outcome.lastWords)
    return resultOf(outcome, kinds)
  }

  return {
    read: async (files) => {
      const result = await readInWorker(files)
      return result.kind === 'words' ? result : told(result, files)
    },
    digest: async (files, module, signal) => {
      const result = await readInWorker(files, { digest: module.href, signal })
      return result.kind === 'digest' ? result : told(result, files)
    },
    draw: async (file, page) => {
      const result = await readInWorker([file], { page })
      return result.kind === 'picture' ? result : told(result, [file])
    },
    closed: pool.closed,
    close: pool.close,
  }
}

function resultOf(outcome: Outcome, [kind]: readonly FileKind[]): ReadResult {
  if (outcome.kind === 'answered') return outcome.result
  if (outcome.kind === 'crashed') return { kind: 'unfinished', why: 'crashed' }
  if (outcome.verdict === 'starved') return { kind: 'unfinished', why: 'starved' }
  const code = kind === 'pdf' ? 'file_unreadable' : 'image_unprocessable'
  return refusal(code, `Reading the file took ${outcome.verdict}.`)
}

/** What can be said of files without opening them. */
function kindsOf(files: readonly FileToRead[]): FileKind[] | Refusal {
  if (files.length === 0 || files.some(({ bytes }) => bytes.length === 0)) {
    return refusal('file_unreadable', 'The file is empty.')
  }
  const large = files.find(({ bytes }) => bytes.length >= MOST_FILE_BYTES)
  if (large) return refusal('file_too_large', `The file has ${large.bytes.length} bytes.`)
  const kinds = files.map(({ bytes }) => fileKind(bytes)).filter((kind) => kind !== undefined)
  if (kinds.length < files.length) return refusal('file_unsupported', 'The file is of no kind that we read.')
  const pdfs = kinds.filter((kind) => kind === 'pdf').length
  if (pdfs > 0 && pdfs < kinds.length) return refusal('files_mixed', 'There are PDFs and pictures.')
  if (pdfs > 1) return refusal('several_pdfs', 'There are several PDFs.')
  if (files.length > MOST_FILES) return refusal('file_unreadable', 'These are too many files for one document.')
  return kinds
}

/** With the text for the person who sent the files. */
function told(result: ReadResult, files: readonly FileToRead[]): (Refusal & { message: string }) | Unfinished {
  if (result.kind === 'unfinished') return result
  if (result.kind !== 'refused') throw new Error(`The worker answered with ${result.kind}.`)
  const large = files.find(({ bytes }) => bytes.length >= MOST_FILE_BYTES)
  const { message } = new Failure(result.code, { values: { file_name: large?.name ?? 'file' } })
  return { ...result, message }
}

function refusal(code: Refusal['code'], because: string): Refusal {
  return { kind: 'refused', code, because }
}
