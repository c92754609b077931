/** What the second held-back set gave when it was read for the first time, before anything was mended for it. Never changed. */
export const FIRST_SIGHT = {
  day: '2026-11-15',
  layouts: 13,
  digital: { bills: 85, recall: 0.8848, precision: 0.9485 },
  photos: { bills: 8, recall: 0.8403, precision: 0.9434 },
} as const
