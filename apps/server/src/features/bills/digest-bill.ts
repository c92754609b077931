// Runs in the worker that reads files: a bill's text may be crafted to take a long time to interpret.
import type { DocumentWords } from '@mowatt/bill-reader/document-words'
import { readBill } from '@mowatt/bill-reader/read-bill'
import type { BillPage } from './kept-reading.ts'

export default function digestBill(document: DocumentWords) {
  const pages = document.pages.map(({ page, widthPoints, heightPoints }): BillPage => ({
    page,
    width: widthPoints,
    height: heightPoints,
  }))
  return { bill: readBill(document), pages }
}
