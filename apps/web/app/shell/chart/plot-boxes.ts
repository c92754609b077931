/** Known before a drawing is loaded, so that nothing moves when it arrives. */
export const DAY_BOX = { width: 480, curve: 150, gap: 6, band: 30, foot: 18 }
export const BAND_BOX = { width: 480, row: 44, bar: 16 }
