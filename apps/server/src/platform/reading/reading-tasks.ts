// Code that touches hostile files: tasks for processes that can be killed.
import type { Task } from '../workers/task.ts'
import { collectWords } from './collect-words.ts'
import { digestWords } from './digest-words.ts'
import { readDocument } from './read-document.ts'
import type { Digested, Drawn, Recoded, Refusal, Words } from './read-result.ts'
import { BUDGETS } from './reading-limits.ts'
import { RefusedFile } from './refused-file.ts'

type Files = { files: readonly Uint8Array[] }

/** The words themselves, for our own commands: the server only receives a digest of them. */
export const readWords: Task<Files, Words | Refusal> = ({ files }, { begin }) =>
  orRefusal(async () => {
    const { finder, found } = collectWords(begin)
    await readDocument(files, finder)
    return { kind: 'words', ...found() }
  })

/** `module` is the URL of a module whose default export makes the digest of the words. */
export const readDigest: Task<Files & { module: string }, Digested | Refusal> = ({ files, module }, { begin }) =>
  orRefusal(async () => {
    const { finder, found } = collectWords(begin)
    await readDocument(files, finder)
    const { document, pagesLeftOut } = found()
    return { kind: 'digest', digest: await digestWords(document, module, begin), pagesLeftOut }
  })

export const drawPage: Task<Files & { page: number }, Drawn | Refusal> = ({ files, page }, { begin }) =>
  orRefusal(async () => {
    const { drawDocumentPage } = await import('./draw-document-page.ts')
    return { kind: 'picture', picture: await drawDocumentPage(files, page, begin) }
  })

export const recode: Task<Files, Recoded | Refusal> = ({ files }, { begin }) =>
  orRefusal(async () => {
    begin(BUDGETS.decoding)
    const { recodePicture } = await import('./pictures/recode-picture.ts')
    return recodePicture(files[0] ?? new Uint8Array())
  })

async function orRefusal<Found>(read: () => Promise<Found>): Promise<Found | Refusal> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof RefusedFile) return { kind: 'refused', code: error.code, because: error.because }
    // An error that is no refusal is a bug or an attack: this process ends, and the server reports it.
    const lastWords = error instanceof Error ? (error.stack ?? error.message) : String(error)
    process.stderr.write(`${lastWords}\n`, () => process.exit(1))
    return new Promise(() => {})
  }
}
