import type { FileToRead, Reader, Reading } from '../../platform/reading/create-reader.ts'
import type { DigestedVerdict } from './digest-verdict.ts'

type BillJudged = DigestedVerdict & { kind: 'judged' }

const DIGEST = new URL('./digest-verdict.ts', import.meta.url)

/** What kind of bill the files are, and by what it is known again. Their contents stay in the process that reads. */
export async function judgeBillFiles(reader: Reader, files: readonly FileToRead[]): Promise<Reading<BillJudged>> {
  const result = await reader.digest(files, DIGEST)
  if (result.kind !== 'digest') return result
  // The worker runs our own module, and its result was a DigestedVerdict before it was sent.
  return { kind: 'judged', ...(result.digest as DigestedVerdict) }
}
