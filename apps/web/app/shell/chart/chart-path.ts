export type ChartPoint = { date: string; value: number }
export type ChartBox = { width: number; height: number; pad: number }
export type Chart = { line: string; area: string; dots: { x: number; y: number }[]; lowest: number; highest: number }

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * A line through values by day. A total keeps its height until it changes, so the line has steps; `isReversed` puts the
 * smallest value on top, as first place is.
 */
export function chartPath(points: readonly ChartPoint[], box: ChartBox, isReversed = false): Chart {
  const values = points.map(({ value }) => value)
  const lowest = Math.min(...values)
  const highest = Math.max(...values)
  const days = points.map(({ date }) => Date.parse(date) / DAY_MS)
  const [first = 0, last = 0] = [days[0], days.at(-1)]
  const x = (day: number) =>
    last === first ? box.width / 2 : box.pad + ((day - first) / (last - first)) * (box.width - 2 * box.pad)
  const y = (value: number) => {
    if (highest === lowest) return highest === 0 && !isReversed ? box.height - box.pad : box.height / 2
    const share = (value - lowest) / (highest - lowest)
    return box.pad + (isReversed ? share : 1 - share) * (box.height - 2 * box.pad)
  }
  const dots = points.map(({ value }, at) => ({ x: round(x(days[at]!)), y: round(y(value)) }))
  const [start] = dots
  const line = start
    ? `M${start.x} ${start.y}${dots
        .slice(1)
        .map((dot) => `H${dot.x}V${dot.y}`)
        .join('')}`
    : ''
  const area = start ? `${line}V${box.height - box.pad}H${start.x}Z` : ''
  return { line, area, dots, lowest, highest }
}

function round(figure: number): number {
  return Math.round(figure * 10) / 10
}
