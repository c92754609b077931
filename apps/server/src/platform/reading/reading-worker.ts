// The process that touches hostile files. It has no settings, no database and no secrets; it is killed when it costs too much.
import { keepWords } from './digest-words.ts'
import { readDocument } from './read-document.ts'
import type { Finder } from './read-picture-page.ts'
import type { ReadingOrder, ReadingReport } from './reading-messages.ts'
import { RefusedFile } from './refused-file.ts'

const input = process.stdin

function report(message: ReadingReport): void {
  process.send?.(message)
}

const finder: Finder = {
  begin: (budget) => report({ kind: 'begins', budget }),
  page: (page) => report({ kind: 'page', page }),
  qrCode: (found) => report({ kind: 'qr-code', found }),
  leftOut: (pages) => report({ kind: 'left-out', pages }),
}

async function takeBytes(size: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(size)
  let filled = 0
  while (filled < size) {
    const chunk: Buffer | null = input.read(Math.min(size - filled, input.readableLength || 1))
    if (chunk) {
      bytes.set(chunk, filled)
      filled += chunk.length
    } else {
      await new Promise((resolve) => input.once('readable', resolve))
    }
  }
  return bytes
}

async function obey({ sizes, digest, page }: ReadingOrder): Promise<void> {
  const files: Uint8Array[] = []
  for (const size of sizes) files.push(await takeBytes(size))
  try {
    if (page !== undefined) {
      const { drawDocumentPage } = await import('./draw-document-page.ts')
      report({ kind: 'picture', base64: await drawDocumentPage(files, page, finder.begin) })
    } else if (digest === undefined) await readDocument(files, finder)
    else {
      const kept = keepWords(finder)
      await readDocument(files, kept)
      report({ kind: 'digest', digest: await kept.digest(digest) })
    }
    report({ kind: 'done' })
  } catch (error) {
    if (error instanceof RefusedFile) report({ kind: 'refused', code: error.code, because: error.because })
    else throw error
  }
}

process.on('message', (order: ReadingOrder) => {
  // What is neither read nor refused is a bug or an attack: this process ends, and the server says so.
  obey(order).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`, () =>
      process.exit(1),
    )
  })
})
process.on('disconnect', () => process.exit(0))
// Whoever stops the server by its whole group means the server, which finishes what it reads and then ends us.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => {})
report({ kind: 'ready' })
