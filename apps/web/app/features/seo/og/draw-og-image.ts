// Runs in a server worker, from the sources.
import { readFileSync } from 'node:fs'
import { createInk } from './ink.ts'
import { LINE_HEIGHT, layOutTitle } from './lay-out-title.ts'
import { type Picture, readPng, writePng } from './png.ts'
import { setLine } from './title-letters.ts'

const TITLE_BOX = { left: 72, top: 150, width: 620, height: 408 }
/** The height of the text baseline above the lower edge of its line, as a share of the font size. */
const DESCENT = 0.24
const INK = [0x1d, 0x1d, 0x1f] as const

let kept: Picture | undefined

/** The picture of a link preview: our drawing, with the title in our own type. 1200 by 630 pixels. */
export function drawOgImage(title: string): Buffer<ArrayBuffer> {
  kept ??= readPng(readFileSync(new URL('og-base.png', import.meta.url)))
  const { width, height } = kept
  const { sizePx, lines } = layOutTitle(title, TITLE_BOX)
  const linePx = sizePx * LINE_HEIGHT
  const top = TITLE_BOX.top + (TITLE_BOX.height - lines.length * linePx) / 2
  const ink = createInk(width, height)
  for (const [row, line] of lines.entries()) {
    const baseline = top + (row + 1) * linePx - DESCENT * sizePx
    for (const { outline, x } of setLine(line).letters) {
      ink.draw(outline, { x: TITLE_BOX.left + (x * sizePx) / 1000, y: baseline, scale: sizePx / 1000 })
    }
  }
  return writePng({ width, height, pixels: inked(kept.pixels, ink.coverage()) })
}

function inked(pixels: Uint8Array, coverage: Float32Array): Uint8Array {
  const painted = pixels.slice()
  for (const [at, share] of coverage.entries()) {
    if (share === 0) continue
    for (const [channel, colour] of INK.entries()) {
      const place = at * 3 + channel
      painted[place] = Math.round((painted[place] ?? 0) * (1 - share) + colour * share)
    }
  }
  return painted
}
