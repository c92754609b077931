import { encode } from 'uqr'
import type { QrPath } from './qr-picture.tsx'

/** The squares of a QR code as one path. */
export function drawQr(text: string): QrPath {
  const cells = encode(text, { border: 2 }).data
  const path = cells.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return { size: cells.length, path }
}
