import { Failure } from '@mowatt/contract/failures'
import { type FileKind, fileKind } from './file-kind.ts'
import type { Digested, Drawn, ReadResult, Refusal, Words } from './read-result.ts'
import { HEAVY_WORKER_MB, MOST_FILE_BYTES, MOST_FILES } from './reading-limits.ts'
import { type ReadingProcess, startReadingProcess } from './reading-process.ts'

export type FileToRead = { bytes: Uint8Array; name?: string }

/** `message` is what the person who sent the file reads; `because` says more, for logs and for those who ask. */
export type Reading<Found = Words> = Found | (Refusal & { message: string })

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
  close: () => void
}

type Options = {
  /** Each takes up to two processors and, for pictures, half a gigabyte. */
  workers?: number
  /** Told when a worker ended by itself: a bug, or an attack that found one. */
  onCrash?: (lastWords: string) => void
}

type Wish = { digest?: string; page?: number; signal?: AbortSignal | undefined }

const MOST_WAITING = 50
const IDLE_MS = 60_000
const MOST_READS = 100

type Worker = { process: ReadingProcess; reads: number; idle: NodeJS.Timeout | undefined }

/** Reads files in worker processes, a few at a time; a file that ends its worker is refused, and the next one gets a new worker. */
export function createReader({ workers = 2, onCrash = () => {} }: Options = {}): Reader {
  const resting: Worker[] = []
  const waiting: ((worker: Worker) => void)[] = []
  let working = 0

  const take = async (signal?: AbortSignal): Promise<Worker> => {
    signal?.throwIfAborted()
    if (working >= workers) return inLine(waiting, signal)
    working += 1
    return rested()
  }
  const rested = (): Worker => {
    const worker = resting.pop()
    if (!worker) return { process: startReadingProcess(), reads: 0, idle: undefined }
    clearTimeout(worker.idle)
    return worker.process.isUsable() ? worker : rested()
  }
  const giveBack = (worker: Worker) => {
    worker.reads += 1
    const isWornOut = worker.reads >= MOST_READS || worker.process.weightMb() > HEAVY_WORKER_MB
    if (isWornOut) worker.process.stop()
    if (!isWornOut && worker.process.isUsable()) {
      worker.idle = setTimeout(() => {
        resting.splice(resting.indexOf(worker), 1)
        worker.process.stop()
      }, IDLE_MS).unref()
      resting.push(worker)
    }
    const next = waiting.shift()
    if (next) next(rested())
    else working -= 1
  }

  const readInWorker = async (files: readonly FileToRead[], { signal, ...wish }: Wish = {}): Promise<ReadResult> => {
    const kinds = kindsOf(files)
    if (!Array.isArray(kinds)) return kinds
    if (waiting.length >= MOST_WAITING) return refusal('too_many_requests', 'Too many files are waiting.')
    const worker = await take(signal)
    const giveUp = () => worker.process.stop()
    try {
      signal?.throwIfAborted()
      signal?.addEventListener('abort', giveUp)
      const contents = files.map(({ bytes }) => bytes)
      const onFailure = kinds[0] === 'pdf' ? 'file_unreadable' : 'image_unprocessable'
      const { result, crash } = await worker.process.read(contents, { ...wish, onFailure })
      signal?.throwIfAborted()
      if (crash !== undefined) onCrash(crash)
      return result
    } finally {
      signal?.removeEventListener('abort', giveUp)
      giveBack(worker)
    }
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
    close: () => {
      for (const { process, idle } of resting.splice(0)) {
        clearTimeout(idle)
        process.stop()
      }
    },
  }
}

/** A worker, once it is this one's turn; whoever gives up leaves the line. */
function inLine(waiting: ((worker: Worker) => void)[], signal: AbortSignal | undefined): Promise<Worker> {
  const turn = Promise.withResolvers<Worker>()
  const leave = () => {
    const at = waiting.indexOf(turn.resolve)
    if (at !== -1) waiting.splice(at, 1)
    turn.reject(signal?.reason)
  }
  waiting.push(turn.resolve)
  signal?.addEventListener('abort', leave)
  return turn.promise.finally(() => signal?.removeEventListener('abort', leave))
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
function told(result: ReadResult, files: readonly FileToRead[]): Refusal & { message: string } {
  if (result.kind !== 'refused') throw new Error(`The worker answered with ${result.kind}.`)
  const large = files.find(({ bytes }) => bytes.length >= MOST_FILE_BYTES)
  const { message } = new Failure(result.code, { values: { file_name: large?.name ?? 'file' } })
  return { ...result, message }
}

function refusal(code: Refusal['code'], because: string): Refusal {
  return { kind: 'refused', code, because }
}
