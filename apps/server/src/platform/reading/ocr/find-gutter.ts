/** Where a line of text begins and ends across a picture, and how far down it is. */
export type Reach = { left: number; right: number; y: number; height: number }

/** The line between two sheets: at half the height it is `x`, and further down it leans to the right by `lean`. */
export type Gutter = { x: number; lean: number }

/** Two sheets side by side are about as wide as they are high, and a half. */
const LEAST_WIDE = 1.12
/** Shares of the picture's width. */
const MIDDLE_FROM = 0.4
const MIDDLE_TO = 0.6
const NARROWEST = 0.028
const MOST_LEAN = 0.08
const LEAN_STEP = 0.01
const LEAST_LINES = 6
/** Of the picture's height. On one sheet that is wider than high the characters are larger. */
const LARGEST_LINE = 0.013

export function mayBeSheets(width: number, height: number): boolean {
  return width >= LEAST_WIDE * height
}

/** Whether a picture shows two sheets side by side, and where they meet; nothing is printed across that line. */
export function findGutter(lines: readonly Reach[], width: number, height: number): Gutter | undefined {
  if (!mayBeSheets(width, height) || smallPrint(lines) > LARGEST_LINE * height) return undefined
  let widest = { gap: NARROWEST * width, gutter: undefined as Gutter | undefined }
  for (let lean = -MOST_LEAN; lean <= MOST_LEAN + LEAN_STEP / 2; lean += LEAN_STEP) {
    const found = widestGap(
      lines.map(({ left, right, y }) => {
        const shift = lean * (y - height / 2)
        return { left: left - shift, right: right - shift }
      }),
      width,
    )
    if (found.gap > widest.gap) widest = { gap: found.gap, gutter: { x: found.x, lean } }
  }
  const { gutter } = widest
  if (!gutter) return undefined
  const before = lines.filter((line) => (line.left + line.right) / 2 < gutter.x).length
  return Math.min(before, lines.length - before) < LEAST_LINES ? undefined : gutter
}

function widestGap(spans: readonly { left: number; right: number }[], width: number): { gap: number; x: number } {
  let widest = { gap: 0, x: 0 }
  let end = 0
  for (const { left, right } of [...spans, { left: width, right: width }].sort((a, b) => a.left - b.left)) {
    const x = (end + left) / 2
    if (left - end > widest.gap && x > MIDDLE_FROM * width && x < MIDDLE_TO * width) widest = { gap: left - end, x }
    end = Math.max(end, right)
  }
  return widest
}

/** Lines that were merged look high, so the lower ones are measured. */
function smallPrint(lines: readonly Reach[]): number {
  return lines.map(({ height }) => height).sort((one, other) => one - other)[Math.floor(lines.length / 4)] ?? 0
}
