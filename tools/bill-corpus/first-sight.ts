/** What the second held-back set gave when it was read for the first time, before anything was mended for it. Never changed. */
export const FIRST_SIGHT = {
  day: '2026-11-15',
  layouts: 13,
  digital: { bills: 85, recall: 0.8848, precision: 0.9485 },
  photos: { bills: 8, recall: 0.8403, precision: 0.9434 },
} as const

/** Bills by other hands that are not kept here, each measured once before anything was mended for it. Never changed. */
export const LATER_SIGHTS: readonly { what: string; day: string; bills: number; recall: number; precision: number }[] =
  []

/** Layouts drawn by lot, on seeds that were never looked at, before the reader was mended on others. */
export const RANDOM_SIGHT = {
  digital: { recall: 0.9019, precision: 0.9784 },
  photos: { recall: 0.895, precision: 0.9759 },
} as const
