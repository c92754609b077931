import { Failure } from '@mowatt/contract/failures'
import { traceSpan } from '../telemetry/trace-span.ts'
import { createWorkers, type Workers } from '../workers/create-workers.ts'
import { WorkStopped } from '../workers/work-stopped.ts'
import { type FileKind, fileKind } from './file-kind.ts'
import type { Digested, Drawn, Recoded, Refusal, Unfinished, Words } from './read-result.ts'
import { BUDGETS, MOST_FILE_BYTES, MOST_FILES } from './reading-limits.ts'
import type * as readingTasks from './reading-tasks.ts'

export type FileToRead = { bytes: Uint8Array; name?: string }

/** `message` is for the user who sent the file; `because` has details, for logs and for those who ask. */
export type Reading<Found = Words> = Found | (Refusal & { message: string }) | Unfinished

export type Reader = {
  /** The words of one PDF, or of pictures as the pages of one document. Never throws because of a file's content. */
  read: (files: readonly FileToRead[]) => Promise<Reading>
  /**
   * The same, but one of our modules processes the words before they leave the worker. Aborted, it ends at once,
   * whether it is queued or reading, and throws the signal's reason.
   */
  digest: (files: readonly FileToRead[], module: URL, signal?: AbortSignal) => Promise<Reading<Digested>>
  /** A picture of one page, numbered from 1, unprocessed. */
  draw: (file: FileToRead, page: number) => Promise<Reading<Drawn>>
  /** A picture in colour, for pages: re-encoded, and no larger than they need. */
  recode: (file: FileToRead) => Promise<Reading<Recoded>>
  /** Its processes, the tasks that wait for one, and those that were stopped. */
  workers: Pick<Workers, 'running' | 'waiting' | 'stopped'>
  /** Aborts when it begins to close: queued files are not read here any more, so callers needn't wait for them. */
  closed: AbortSignal
  /** Files that are being read may be finished within the grace; all others are left unfinished. */
  close: (graceMs?: number) => Promise<void>
}

type Options = {
  /** Each takes up to two processors and, for pictures, half a gigabyte. */
  workers?: number
  /** Called when a worker exited on its own: a bug, or an attack that found one. */
  onCrash?: (lastWords: string) => void
  /** How long a worker may go without any processor time. */
  starvedMs?: number
}

const TASKS = new URL('./reading-tasks.ts', import.meta.url)
const MOST_WAITING = 50
/** After so many untrusted files, and leftovers of native code, a worker is replaced. */
const MOST_READS = 100

/**
 * Reads files in worker processes, a few at a time. Only its content or cost makes a file refused: where a worker was
 * starved or ended, the file is left unfinished, and the caller retries.
 */
export function createReader({ workers = 2, onCrash = () => {}, starvedMs }: Options = {}): Reader {
  const pool = createWorkers({
    most: workers,
    mostTasks: MOST_READS,
    module: TASKS,
    isNative: true,
    starvedMs,
    onStopped: ({ reason, lastWords }) => reason === 'crash' && onCrash(lastWords),
  })
  const run = pool.tasksOf<typeof readingTasks>(TASKS)

  const inWorker = async <Found>(
    files: readonly FileToRead[],
    work: (contents: readonly Uint8Array[]) => Promise<Found | Refusal>,
  ): Promise<Reading<Found>> => {
    const kinds = kindsOf(files)
    if (!Array.isArray(kinds)) return told(kinds, files)
    if (pool.closed.aborted) return { kind: 'unfinished', why: 'closed' }
    if (pool.waiting() >= MOST_WAITING) return { kind: 'unfinished', why: 'busy' }
    try {
      const attributes = { 'file.kinds': [...new Set(kinds)].join(' '), 'file.count': files.length }
      const found = await traceSpan('read file', { attributes }, () => work(files.map(({ bytes }) => bytes)))
      return isRefusal(found) ? told(found, files) : found
    } catch (error) {
      if (!(error instanceof WorkStopped)) throw error
      if (error.reason === 'crash') return { kind: 'unfinished', why: 'crashed' }
      if (error.reason === 'busy') return { kind: 'unfinished', why: pool.closed.aborted ? 'closed' : 'starved' }
      const code = kinds[0] === 'pdf' ? 'file_unreadable' : 'image_unprocessable'
      const tooMuch = error.reason === 'memory' ? 'too much memory' : 'too long'
      return told(refusal(code, `Reading the file took ${tooMuch}.`), files)
    }
  }

  return {
    read: (files) => inWorker(files, (contents) => run('readWords', { files: contents }, BUDGETS.first)),
    digest: (files, module, signal) =>
      inWorker(files, (contents) =>
        run('readDigest', { files: contents, module: module.href }, { ...BUDGETS.first, signal }),
      ),
    draw: (file, page) => inWorker([file], (contents) => run('drawPage', { files: contents, page }, BUDGETS.first)),
    recode: (file) => inWorker([file], (contents) => run('recode', { files: contents }, BUDGETS.first)),
    workers: pool,
    closed: pool.closed,
    close: pool.close,
  }
}

/** What can be determined about files without opening them. */
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

/** With the message for the user who sent the files. */
function told(refused: Refusal, files: readonly FileToRead[]): Refusal & { message: string } {
  const large = files.find(({ bytes }) => bytes.length >= MOST_FILE_BYTES)
  const { message } = new Failure(refused.code, { values: { file_name: large?.name ?? 'file' } })
  return { ...refused, message }
}

function refusal(code: Refusal['code'], because: string): Refusal {
  return { kind: 'refused', code, because }
}

function isRefusal(found: unknown): found is Refusal {
  return (found as { kind?: string }).kind === 'refused'
}
