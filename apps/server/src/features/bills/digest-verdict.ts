// Runs in the worker that reads files, so that only the verdict and hashes of a bill leave it.
import { createHash } from 'node:crypto'
import { billMarks } from '@mowatt/bill-reader/bill-marks'
import type { DocumentWords } from '@mowatt/bill-reader/document-words'
import { type BillVerdict, documentText, judgeFacts } from '@mowatt/bill-reader/judge-bill'
import { readBill } from '@mowatt/bill-reader/read-bill'

export type DigestedVerdict = {
  verdict: BillVerdict
  /** The same bill has one of these in common, whatever file it comes in. */
  marks: string[]
}

export default function digestVerdict(document: DocumentWords): DigestedVerdict {
  const { facts } = readBill(document)
  const text = documentText(document)
  const marks = billMarks(facts, text).map((mark) => createHash('sha256').update(mark).digest('hex'))
  return { verdict: judgeFacts(facts, text), marks }
}
