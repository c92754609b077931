import type { BillReading } from '@mowatt/bill-reader/bill-facts'

/** Size in points. */
export type BillPage = { page: number; width: number; height: number }

/** What is kept of a bill besides its file. */
export type KeptReading = {
  fileName: string
  pages: readonly BillPage[]
  reading: BillReading
  /** When a person last put a value right: what was worked out before no longer holds. */
  correctedAt?: string
}
