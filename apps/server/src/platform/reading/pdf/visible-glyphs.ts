import { areaOf, commonPart, holds, type Point } from '../geometry.ts'
import type { Glyph, PageMarks, Patch } from './page-marks.ts'

const PAPER = '#ffffff'
/** Smaller than any print a person reads: a twelfth of a usual character, on a page of A4's width. */
const TINY_SHARE_OF_WIDTH = 2 / 595
const FAINTEST_ALPHA = 0.1
/** A contrast of 1 is none; the palest grey print of real bills has about 1.5. */
const FAINTEST_CONTRAST = 1.2

/** Leaves out what a person looking at the page could not see: hidden text does not count. */
export function visibleGlyphs({ width, height, glyphs, patches }: PageMarks): Glyph[] {
  const paper = { left: 0, top: 0, right: width, bottom: height }
  const smallest = width * TINY_SHARE_OF_WIDTH
  const big = patches.filter(({ box }) => areaOf(commonPart(box, paper)) > 0)
  return glyphs.filter((glyph) => {
    if (!glyph.ink.isPainted || glyph.ink.alpha < FAINTEST_ALPHA || glyph.size < smallest) return false
    const centre = centreOf(glyph)
    if (!holds(paper, centre) || (glyph.clip && !holds(glyph.clip, centre))) return false
    const around = big.filter(({ box }) => holds(box, centre))
    if (around.some((patch) => patch.order > glyph.order && patch.isSolid)) return false
    return stands(glyph, around.filter(({ order }) => order < glyph.order).at(-1))
  })
}

function centreOf({ box }: Glyph): Point {
  return { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 }
}

/** Whether the character contrasts with what is right behind it; unknown colours get the benefit of the doubt. */
function stands({ ink }: Glyph, behind: Patch | undefined): boolean {
  const ground = behind ? behind.colour : PAPER
  if (ground === undefined || ink.colour === undefined) return true
  if (behind && !behind.isSolid) return true
  return contrast(ink.colour, ground) >= FAINTEST_CONTRAST
}

function contrast(one: string, other: string): number {
  const [light = 1, dark = 1] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
