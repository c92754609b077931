import { readFileSync } from 'node:fs'

/** Glyph outlines for titles: 1000 units to the em, y downwards from the baseline. */
const known = new Map<string, { advance: number; outline: string }>()
/** Kerning: how much closer a pair of glyphs is than their widths say. */
const pairs = new Map<string, number>()
for (const row of readFileSync(new URL('title-letters.txt', import.meta.url), 'utf8').split('\n')) {
  const [name = '', amount = '', outline] = row.split('\t')
  if (outline === undefined) pairs.set(name, Number(amount))
  else known.set(name, { advance: Number(amount), outline })
}

/** Titles are set a little tighter than text, in thousandths of the size. */
const TRACKING = -26

export type PlacedLetter = { outline: string; x: number }

/** Sets glyphs next to each other. Characters without a glyph lose their accents, or are left out. */
export function setLine(text: string): { letters: PlacedLetter[]; width: number } {
  const placed: PlacedLetter[] = []
  let x = 0
  let before = ''
  for (const letter of Array.from(text, drawable).join('')) {
    const { advance, outline } = known.get(letter) ?? { advance: 0, outline: '' }
    x += pairs.get(before + letter) ?? 0
    placed.push({ outline, x })
    x += advance + TRACKING
    before = letter
  }
  return { letters: placed, width: placed.length === 0 ? 0 : x - TRACKING }
}

function drawable(letter: string): string {
  if (known.has(letter)) return letter
  if (/\s/u.test(letter)) return ' '
  const plain = letter.normalize('NFKD').replaceAll(/\p{M}/gu, '')
  return Array.from(plain)
    .filter((each) => known.has(each))
    .join('')
}
