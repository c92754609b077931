import type { BillReading } from '@mowatt/bill-reader/bill-facts'
import type { FileToRead, Reader, Reading } from '../../platform/reading/create-reader.ts'

type BillRead = { kind: 'bill'; bill: BillReading; pagesLeftOut: number }

const DIGEST = new URL('./digest-bill.ts', import.meta.url)

/** What one bill says, from a PDF or from photos of its pages. All of the work is done in a process that can be killed. */
export async function readBillFiles(reader: Reader, files: readonly FileToRead[]): Promise<Reading<BillRead>> {
  const result = await reader.digest(files, DIGEST)
  if (result.kind === 'refused') return result
  // The worker runs our own module, and its result was a BillReading before it was sent.
  return { kind: 'bill', bill: result.digest as BillReading, pagesLeftOut: result.pagesLeftOut }
}
