import type { BillReading } from '@mowatt/bill-reader/bill-facts'

/** Size in points. */
export type BillPage = { page: number; width: number; height: number }

/** What is kept of a bill besides its file. */
export type KeptReading = { fileName: string; pages: readonly BillPage[]; reading: BillReading }
