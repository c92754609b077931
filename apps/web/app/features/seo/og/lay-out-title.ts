import { setLine } from './title-letters.ts'

type Box = { width: number; height: number }

export type TitleLayout = { sizePx: number; lines: string[] }

const SIZES_PX = [92, 84, 76, 68, 60, 54, 48, 42]
export const LINE_HEIGHT = 1.06

/** The largest size at which a title fits into the box; at the smallest, the excess is cut off. */
export function layOutTitle(title: string, box: Box): TitleLayout {
  const words = title.trim().split(/\s+/u)
  for (const sizePx of SIZES_PX) {
    const lines = wrap(words, (box.width / sizePx) * 1000)
    const fits = lines.every((line) => isWithin(line, (box.width / sizePx) * 1000))
    if (fits && lines.length * sizePx * LINE_HEIGHT <= box.height) return { sizePx, lines }
  }
  const sizePx = SIZES_PX.at(-1) ?? 42
  const most = Math.floor(box.height / (sizePx * LINE_HEIGHT))
  const lines = wrap(words, (box.width / sizePx) * 1000)
  const kept = lines.slice(0, most).map((line) => cut(line, (box.width / sizePx) * 1000))
  const last = kept.at(-1)
  if (lines.length > most && last !== undefined) kept[most - 1] = cut(`${last}…`, (box.width / sizePx) * 1000)
  return { sizePx, lines: kept }
}

function wrap(words: readonly string[], width: number): string[] {
  const lines: string[] = []
  for (const word of words) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim()
    if (lines.length > 0 && isWithin(longer, width)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

function isWithin(line: string, width: number): boolean {
  return setLine(line).width <= width
}

function cut(line: string, width: number): string {
  if (isWithin(line, width)) return line
  let kept = Array.from(line.replace(/…$/u, ''))
  while (kept.length > 1 && !isWithin(`${kept.join('').trimEnd()}…`, width)) kept = kept.slice(0, -1)
  return `${kept.join('').trimEnd()}…`
}
