import type { Deal } from '@mowatt/bill-errors/finding'
import type { BillReading } from '@mowatt/bill-reader/bill-facts'

/** Size in points. `of`: it is in the file of an earlier bill, whose page this is. */
export type BillPage = { page: number; width: number; height: number; of?: { billId: string; page: number } }

/** By the code of a question, the owner's answer about the bill. */
export type BillAnswers = NonNullable<Deal['answers']>

/** What is kept of a bill besides its file. */
export type KeptReading = {
  fileName: string
  pages: readonly BillPage[]
  reading: BillReading
  /** When a person last put a value right: results calculated before are out of date. */
  correctedAt?: string
  answers?: BillAnswers | undefined
  /** The kinds of findings that were counted for it, each once. */
  counted?: readonly string[] | undefined
}
