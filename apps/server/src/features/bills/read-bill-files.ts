import type { BillReading } from '@mowatt/bill-reader/bill-facts'
import type { FileToRead, Reader, Reading } from '../../platform/reading/create-reader.ts'
import type { BillPage } from './kept-reading.ts'

type BillRead = { kind: 'bill'; bill: BillReading; pages: readonly BillPage[]; pagesLeftOut: number }

const DIGEST = new URL('./digest-bill.ts', import.meta.url)

/**
 * What one bill says, from a PDF or from photos of its pages. All of the work is done in a process that can be killed, as
 * it is when the signal comes.
 */
export async function readBillFiles(
  reader: Reader,
  files: readonly FileToRead[],
  signal?: AbortSignal,
): Promise<Reading<BillRead>> {
  const result = await reader.digest(files, DIGEST, signal)
  if (result.kind !== 'digest') return result
  // The worker runs our own module, and its result was of this shape before it was sent.
  const { bill, pages } = result.digest as Pick<BillRead, 'bill' | 'pages'>
  return { kind: 'bill', bill, pages, pagesLeftOut: result.pagesLeftOut }
}
