import type { PageWords, Word } from '../document-words.ts'

const LONG_SIDE_POINTS = 842

/** The sheets that one picture shows side by side, each as its own page; most pictures show one. */
export function sheetsOfPage(page: PageWords): PageWords[] {
  const count = page.sheets ?? 1
  if (count < 2) return [page]
  const width = page.widthPoints / count
  const scale = LONG_SIDE_POINTS / Math.max(width, page.heightPoints)
  const halves = Map.groupBy(page.words, ({ box }) =>
    Math.min(count - 1, Math.max(0, Math.floor(((box.left + box.right) / 2) * count))),
  )
  return Array.from({ length: count }, (_, sheet) => ({
    page: page.page,
    widthPoints: width * scale,
    heightPoints: page.heightPoints * scale,
    source: page.source,
    words: (halves.get(sheet) ?? []).map((word) => onSheet(word, sheet, count)),
  }))
}

/** Positions in the original picture are kept, because that picture is shown. */
function onSheet({ text, box, confidence, origin }: Word, sheet: number, count: number): Word {
  const middle = (box.top + box.bottom) / 2
  return {
    text,
    confidence,
    box: { ...box, left: box.left * count - sheet, right: box.right * count - sheet },
    origin: origin ?? {
      from: { x: box.left, y: middle },
      to: { x: box.right, y: middle },
      half: { x: 0, y: (box.bottom - box.top) / 2 },
    },
  }
}
