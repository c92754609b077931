import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { DocumentWords, PageWords } from '@mowatt/bill-reader/document-words'
import { type BudgetWatch, watchBudget } from './budget-watch.ts'
import { processUsage } from './process-usage.ts'
import type { Digested, Drawn, ReadResult } from './read-result.ts'
import type { ReadingOrder, ReadingReport } from './reading-messages.ts'

const WORKER = fileURLToPath(new URL('./reading-worker.ts', import.meta.url))
const REPOSITORY = fileURLToPath(new URL('../../../../../', import.meta.url))
const HEAP_MB = 600
const COMPLAINT_LETTERS = 2000

/** `crash` holds the worker's last words when it ended by itself. */
type Outcome = { result: ReadResult; crash?: string }

/** `digest`: the module that makes something of the words. `onFailure`: what to call it when the worker ends early. */
type Wish = {
  digest?: string | undefined
  /** Wanted instead of words: a picture of this page. */
  page?: number | undefined
  onFailure: 'file_unreadable' | 'image_unprocessable'
}

export type ReadingProcess = {
  read: (files: readonly Uint8Array[], wish: Wish) => Promise<Outcome>
  /** Whether it can take another order. */
  isUsable: () => boolean
  /** Its memory after the last file. */
  weightMb: () => number
  stop: () => void
}

/** Starts a worker: without settings or secrets in its environment, and unable to write files or to start programs. */
export function startReadingProcess(): ReadingProcess {
  const child = fork(WORKER, [], {
    execArgv: [
      `--max-old-space-size=${HEAP_MB}`,
      '--permission',
      '--allow-addons',
      `--allow-fs-read=${REPOSITORY}`,
      '--disable-warning=SecurityWarning',
    ],
    env: {},
    stdio: ['pipe', 'ignore', 'pipe', 'ipc'],
  })
  let complaint = ''
  let weightMb = 0
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    complaint = (complaint + text).slice(-COMPLAINT_LETTERS)
  })
  child.stdin?.on('error', () => {
    // It died while it was being fed; its end is handled where the answer is awaited.
  })
  return {
    isUsable: () => child.connected && !child.killed && child.exitCode === null && child.signalCode === null,
    weightMb: () => weightMb,
    stop: () => child.kill('SIGKILL'),
    read: async (files, { onFailure, ...wish }) => {
      const watch = watchBudget(child)
      const result = await answerOf(child, files, wish, watch)
      watch.end()
      if (child.pid !== undefined) weightMb = (await processUsage(child.pid))?.memoryMb ?? 0
      if (result) return { result }
      const because = watch.verdict()
      const refused = {
        kind: 'refused',
        code: onFailure,
        because: because ?? 'Reading the file failed.',
      } as const
      return because === undefined ? { result: refused, crash: complaint } : { result: refused }
    },
  }
}

/** What the worker finds; nothing when it ends before it is done. */
async function answerOf(
  child: ChildProcess,
  files: readonly Uint8Array[],
  wish: Omit<Wish, 'onFailure'>,
  watch: BudgetWatch,
): Promise<ReadResult | undefined> {
  const pages: PageWords[] = []
  const qrPayloads: DocumentWords['qrPayloads'][number][] = []
  let pagesLeftOut = 0
  let made: Digested | Drawn | undefined
  const order: ReadingOrder = { sizes: files.map(({ length }) => length), ...wish }
  return await new Promise((resolve) => {
    const finish = (result: ReadResult | undefined) => {
      child.off('message', take)
      child.off('close', gone)
      resolve(result)
    }
    const gone = () => finish(undefined)
    const take = (report: ReadingReport) => {
      if (report.kind === 'begins') watch.begin(report.budget)
      if (report.kind === 'page') pages.push(report.page)
      if (report.kind === 'qr-code') qrPayloads.push(report.found)
      if (report.kind === 'left-out') pagesLeftOut += report.pages
      if (report.kind === 'digest') made = { kind: 'digest', digest: report.digest, pagesLeftOut }
      if (report.kind === 'picture') made = { kind: 'picture', picture: Buffer.from(report.base64, 'base64') }
      if (report.kind === 'refused') finish({ kind: 'refused', code: report.code, because: report.because })
      if (report.kind === 'done') {
        pages.sort((one, other) => one.page - other.page)
        finish(made ?? { kind: 'words', document: { pages, qrPayloads }, pagesLeftOut })
      }
    }
    child.on('message', take)
    child.on('close', gone)
    child.send(order, (error) => {
      if (error) finish(undefined)
    })
    for (const bytes of files) child.stdin?.write(bytes)
  })
}
