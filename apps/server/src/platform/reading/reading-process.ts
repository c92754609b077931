import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { DocumentWords, PageWords } from '@mowatt/bill-reader/document-words'
import { type BudgetWatch, type Verdict, watchBudget } from './budget-watch.ts'
import { processUsage } from './process-usage.ts'
import type { Digested, Drawn, ReadResult } from './read-result.ts'
import type { ReadingOrder, ReadingReport } from './reading-messages.ts'

const WORKER = fileURLToPath(new URL('./reading-worker.ts', import.meta.url))
const REPOSITORY = fileURLToPath(new URL('../../../../../', import.meta.url))
const HEAP_MB = 600
const COMPLAINT_LETTERS = 2000
/** How V8 ends over its own limit, before the watch has seen anything. */
const OUT_OF_HEAP = /JavaScript heap out of memory/

/** What was found, why the worker was killed, or the last words of one that ended by itself. */
export type Outcome =
  | { kind: 'answered'; result: ReadResult }
  | { kind: 'killed'; verdict: Verdict }
  | { kind: 'crashed'; lastWords: string }

type Wish = {
  /** The module that makes something of the words. */
  digest?: string | undefined
  /** Wanted instead of words: a picture of this page. */
  page?: number | undefined
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
export function startReadingProcess(starvedMs?: number): ReadingProcess {
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
    read: async (files, wish) => {
      const watch = watchBudget(child, starvedMs)
      const result = await answerOf(child, files, wish, watch)
      watch.end()
      if (child.pid !== undefined) weightMb = (await processUsage(child.pid))?.memoryMb ?? 0
      if (result) return { kind: 'answered', result }
      const verdict = watch.verdict() ?? (OUT_OF_HEAP.test(complaint) ? 'too much memory' : undefined)
      return verdict ? { kind: 'killed', verdict } : { kind: 'crashed', lastWords: complaint }
    },
  }
}

/** What the worker finds; nothing when it ends before it is done. */
async function answerOf(
  child: ChildProcess,
  files: readonly Uint8Array[],
  wish: Wish,
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
