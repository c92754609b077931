import type { BillVerdict } from '@mowatt/bill-reader/judge-bill'
import type { FileToRead, Reader, Reading } from '../../platform/reading/create-reader.ts'

type BillJudged = { kind: 'judged'; verdict: BillVerdict }

const DIGEST = new URL('./digest-verdict.ts', import.meta.url)

/** What kind of bill the files are. Nothing of what stands on them leaves the process that reads them. */
export async function judgeBillFiles(reader: Reader, files: readonly FileToRead[]): Promise<Reading<BillJudged>> {
  const result = await reader.digest(files, DIGEST)
  if (result.kind === 'refused') return result
  // The worker runs our own module, and its result was a BillVerdict before it was sent.
  return { kind: 'judged', verdict: result.digest as BillVerdict }
}
