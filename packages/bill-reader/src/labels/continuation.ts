import type { Cell } from '../layout/cell.ts'

/** Whether the lower line continues the upper one: close, of the same size, and aligned. */
export function isContinuation(above: Cell, below: Cell): boolean {
  const height = Math.max(above.height, below.height)
  // On photos only the characters are measured, not their line height.
  const isClose = below.top - above.bottom < (above.page.source === 'ocr' ? 1.05 : 0.7) * height
  const isSameSize = Math.min(above.height, below.height) > 0.8 * height
  const isAligned =
    Math.abs(above.left - below.left) < 0.5 * height ||
    Math.abs(above.right - below.right) < 0.5 * height ||
    Math.abs(above.left + above.right - below.left - below.right) < height
  return isClose && isSameSize && isAligned
}
